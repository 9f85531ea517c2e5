/** Runs after the page has loaded and the browser has nothing better to do. */
export const whenQuiet = (work: () => void) => {
  const soon = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: 4_000 }) : setTimeout(work, 500);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
};
