/** What a visitor does first; the application is loaded then and not before. */
export const INTENTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
