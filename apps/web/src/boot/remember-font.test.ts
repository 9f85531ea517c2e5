import { afterEach, describe, expect, it, vi } from 'vitest';
import { FONT_KEY } from './font-key.ts';
import { rememberFont } from './remember-font.ts';

/** @param load what the browser answers when it is asked for the font */
const documentWith = (load: () => Promise<unknown[]>) => {
  document.head.innerHTML = '<meta name="font" content="/assets/font.woff2">';
  const asked = vi.fn(load);
  Object.assign(document, { fonts: { load: asked } });
  return asked;
};

afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the font in the cache of the browser', () => {
  it('is noted by its address, so that another version of it is not taken for this one', async () => {
    documentWith(async () => ['face']);
    await rememberFont();
    expect(localStorage.getItem(FONT_KEY)).toBe('/assets/font.woff2');
  });

  it('is not noted when it could not be loaded', async () => {
    documentWith(() => Promise.reject(new DOMException('A network error occurred.', 'NetworkError')));
    await rememberFont();
    expect(localStorage.getItem(FONT_KEY)).toBeNull();
  });

  it('is not asked for where data are to be saved, nor on a page without one', async () => {
    const asked = documentWith(async () => ['face']);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await rememberFont();
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
    await rememberFont();
    expect(asked).not.toHaveBeenCalled();
  });

  it('does without where storage is switched off', async () => {
    documentWith(async () => ['face']);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(rememberFont()).resolves.toBeUndefined();
  });
});
