const INTERRUPTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a section, and once more when the scroll has ended: what arrived above it meanwhile (testimonials) would leave a smooth
 * scroll short of its target. Whoever scrolls on their own is left alone.
 */
export const scrollToSection = (section: Element, behavior: ScrollBehavior = 'auto') => {
  const stop = () => {
    removeEventListener('scrollend', again);
    for (const event of INTERRUPTIONS) removeEventListener(event, stop);
  };
  const again = () => {
    stop();
    section.scrollIntoView({ behavior });
  };
  for (const event of INTERRUPTIONS) addEventListener(event, stop, { passive: true });
  addEventListener('scrollend', again);
  section.scrollIntoView({ behavior });
};

/** The section that a fragment names, if the page has it. */
export const sectionOf = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
