import { FONT_KEY } from './font-key.ts';

/**
 * Sees to it that the font lies in the browser's cache, and notes so: on a slow line a page does without it, and the next one has it for
 * its first frame. Not for a visitor who asks to save data.
 */
export const rememberFont = async (): Promise<void> => {
  const address = document.querySelector<HTMLMetaElement>('meta[name=font]')?.content;
  if (!address || navigator.connection?.saveData) return;
  try {
    const loaded = await document.fonts.load('1em "Archivo Variable"');
    if (loaded.length > 0) localStorage.setItem(FONT_KEY, address);
  } catch {
    // The line broke, or storage is switched off: the fallback stays.
  }
};
