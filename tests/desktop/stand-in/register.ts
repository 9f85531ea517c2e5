import { registerHooks } from 'node:module';

/** Loaded with `--import`: every `electron` in the built main bundle becomes the stand-in beside this file. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === 'electron' || specifier === 'electron/main') {
      return { url: new URL('./electron.ts', import.meta.url).href, shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
});
