import { readFileSync } from 'node:fs';

/**
 * The script that runs the built preload in the page before anything else, with a `require` that knows only `electron`, and there only
 * `contextBridge` and `ipcRenderer`: a sandboxed preload has nothing more.
 * @param preloadPath the built CommonJS bundle
 */
export const preloadScript = (preloadPath: string): string => `(() => {
  if (window.top !== window.self) return; // Electron runs preloads in the main frame only
  const listeners = new Map();
  const invoke = window.__standInInvoke;
  delete window.__standInInvoke;
  const electron = {
    contextBridge: {
      exposeInMainWorld(name, api) {
        const copy = (value) => {
          if (typeof value === 'function') return (...args) => value(...args);
          if (Array.isArray(value)) return Object.freeze(value.map(copy));
          if (value && typeof value === 'object') return Object.freeze(Object.fromEntries(Object.entries(value).map(([k, v]) => [k, copy(v)])));
          return value;
        };
        if (Object.hasOwn(window, name)) throw new Error('Cannot bind an API on top of an existing property on the window object');
        Object.defineProperty(window, name, { value: copy(api), enumerable: true });
      },
    },
    ipcRenderer: {
      invoke: (channel, ...args) => invoke(channel, args),
      on(channel, listener) {
        if (!listeners.has(channel)) listeners.set(channel, new Set());
        listeners.get(channel).add(listener);
      },
      removeListener(channel, listener) {
        listeners.get(channel)?.delete(listener);
      },
    },
  };
  const strict = (name, object) => new Proxy(object, {
    get(target, property) {
      if (property in target || typeof property === 'symbol') return target[property];
      throw new Error('The Electron stand-in does not implement ' + name + '.' + String(property));
    },
  });
  electron.contextBridge = strict('contextBridge', electron.contextBridge);
  electron.ipcRenderer = strict('ipcRenderer', electron.ipcRenderer);
  Object.defineProperty(window, '__standInDeliver', {
    value: (channel, payload) => { for (const listener of [...(listeners.get(channel) ?? [])]) listener({}, payload); },
  });
  const module = { exports: {} };
  const require = (name) => {
    if (name === 'electron') return strict('electron', electron);
    throw new Error('A sandboxed preload cannot require ' + name);
  };
  (function (module, exports, require) {
${readFileSync(preloadPath, 'utf8')}
  })(module, module.exports, require);
})();`;
