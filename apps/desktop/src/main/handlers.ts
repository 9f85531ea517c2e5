import { type AppErrorShape, toAppError } from '@millrace/core/errors';
import type { IpcMain } from 'electron';
import type { z } from 'zod';
import { argumentSchemas } from '../ipc/arguments.ts';
import type { BridgeApi, Reply } from '../ipc/bridge.ts';
import { channelName, channels } from '../ipc/channels.ts';
import { isTrustedSender } from './security/sender.ts';

type AnyMethod = (...args: unknown[]) => Promise<unknown>;

const refused = (message: string, details?: string): Reply => ({
  ok: false,
  error: { code: 'invalid', message, ...(details ? { details } : {}) },
});

export type HandlerOptions = {
  /** Where the app's own pages come from. */
  origin: string;
  /** Writes an unexpected failure to the error log. */
  report(error: unknown): void;
  /** Hears of every failed call: a write that met no server says more about the connection than the last sync does. */
  failed(error: AppErrorShape): void;
};

/**
 * Registers every function of the bridge. A call is answered only when it comes from the app's own main frame and its arguments have the
 * expected shape (R31); errors cross as data.
 */
export const registerHandlers = (
  ipcMain: Pick<IpcMain, 'handle'>,
  api: BridgeApi,
  { origin, report, failed }: HandlerOptions,
): void => {
  for (const [area, methods] of Object.entries(channels)) {
    for (const method of methods) {
      const schema = (argumentSchemas as Record<string, Record<string, z.ZodType<unknown[]>>>)[area]?.[method];
      const handler = (api as unknown as Record<string, Record<string, AnyMethod>>)[area]?.[method];
      if (!schema || !handler) throw new Error(`The bridge has no ${area}.${method}`);
      ipcMain.handle(channelName(area, method), async (event, ...args): Promise<Reply> => {
        if (!isTrustedSender(event, origin))
          return { ok: false, error: { code: 'forbidden', message: 'This page may not call the application' } };
        const parsed = schema.safeParse(args);
        if (!parsed.success) return refused('The application was asked with arguments of the wrong form', parsed.error.message);
        try {
          return { ok: true, value: await handler(...parsed.data) };
        } catch (error) {
          const shape = toAppError(error).toJSON();
          failed(shape);
          if (shape.code === 'unexpected') report(error);
          return { ok: false, error: shape };
        }
      });
    }
  }
};
