let since = 0;

/** When the current page was shown, by `performance.now()`: 0 for the page that the browser loaded itself. */
export const pageShownAt = () => since;

/** A move within the site shows another page. */
export const markPageShown = () => {
  since = performance.now();
};
