import { contextBridge, ipcRenderer } from 'electron';
import type { Reply } from '../ipc/bridge.ts';
import { channelName, channels, eventName, events } from '../ipc/channels.ts';

/** Named functions only: the page gets neither `ipcRenderer` nor a way to name a channel of its own (R31). */
const functionsOf = (area: string, methods: readonly string[]) =>
  Object.fromEntries(
    methods.map((method) => [
      method,
      // The reply goes over as data: a thrown error would lose its code when it crosses the context bridge.
      (...args: unknown[]): Promise<Reply> => ipcRenderer.invoke(channelName(area, method), ...args),
    ]),
  );

const listen = (name: string, listener: (payload: unknown) => void) => {
  if (!(events as readonly string[]).includes(name)) throw new Error(`There is no event ${name}`);
  const handler = (_event: unknown, payload: unknown) => listener(payload);
  ipcRenderer.on(eventName(name), handler);
  return () => {
    ipcRenderer.removeListener(eventName(name), handler);
  };
};

contextBridge.exposeInMainWorld('millraceBridge', {
  ...Object.fromEntries(Object.entries(channels).map(([area, methods]) => [area, functionsOf(area, methods)])),
  on: listen,
});
