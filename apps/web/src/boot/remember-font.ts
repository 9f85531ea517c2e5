import { FONT_KEY } from './font-key.ts';

/** Notes that the font is in the browser's cache, so that from the next page on it is there for the first frame on a slow line, too. */
export const rememberFont = async (): Promise<void> => {
  const address = document.querySelector<HTMLMetaElement>('meta[name=font]')?.content;
  if (!address) return;
  const fonts = await document.fonts.ready;
  if (![...fonts].some(({ status }) => status === 'loaded')) return;
  try {
    localStorage.setItem(FONT_KEY, address);
  } catch {
    // Storage is switched off: on a slow line the font then comes when it comes.
  }
};
