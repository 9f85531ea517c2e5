import type { ComponentType } from 'react';

/** A screen whose code is a chunk of its own. */
export type Loadable = {
  /** Suspends while its code is on its way, and throws when that did not arrive; rendered at once where `load` was awaited before. */
  Screen: ComponentType;
  /** Starts loading, once; resolves when `Screen` renders at once. */
  load: () => Promise<void>;
};

/**
 * As `React.lazy`, but what was loaded beforehand shows without a fallback: once a fallback is on screen, React leaves it there for at
 * least 300 ms.
 */
export const loadable = (fetchScreen: () => Promise<ComponentType>): Loadable => {
  let Fetched: ComponentType | undefined;
  let failure: { error: unknown } | undefined;
  let fetching: Promise<void> | undefined;
  const load = () => {
    fetching ??= fetchScreen().then(
      (screen) => {
        Fetched = screen;
      },
      (error: unknown) => {
        failure = { error };
        throw error;
      },
    );
    return fetching;
  };
  const Screen = () => {
    if (failure) throw failure.error;
    // Thrown as `React.lazy` does it: `use` must not be called in one rendering and left out in the next.
    if (!Fetched) throw load();
    return <Fetched />;
  };
  return { Screen, load };
};
