const STILL_MS = 200;

/** Resolves once the page stands still: what is put in above a running scroll would make it end short of its target. */
export const afterScrolling = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      removeEventListener('scroll', again);
      resolve();
    };
    let timer = setTimeout(done, STILL_MS);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(done, STILL_MS);
    };
    addEventListener('scroll', again, { passive: true });
  });
