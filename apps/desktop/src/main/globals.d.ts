/** Put in by the bundler (electron.vite.config.ts): the configuration that a release was built with. */
declare const __BUILT_IN_CONFIGURATION__: Record<string, string | undefined>;
