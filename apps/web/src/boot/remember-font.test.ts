import { afterEach, describe, expect, it, vi } from 'vitest';
import { FONT_KEY } from './font-key.ts';
import { rememberFont } from './remember-font.ts';

const documentWith = (status: FontFaceLoadStatus) => {
  document.head.innerHTML = '<meta name="font" content="/assets/font.woff2">';
  Object.assign(document, { fonts: { ready: Promise.resolve(new Set([{ status }])) } });
};

afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the font in the cache of the browser', () => {
  it('is noted by its address, so that another version of it is not taken for this one', async () => {
    documentWith('loaded');
    await rememberFont();
    expect(localStorage.getItem(FONT_KEY)).toBe('/assets/font.woff2');
  });

  it('is not noted when it could not be loaded, nor on a page without one', async () => {
    documentWith('error');
    await rememberFont();
    expect(localStorage.getItem(FONT_KEY)).toBeNull();
    document.head.innerHTML = '';
    await rememberFont();
    expect(localStorage.getItem(FONT_KEY)).toBeNull();
  });

  it('does without where storage is switched off', async () => {
    documentWith('loaded');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(rememberFont()).resolves.toBeUndefined();
  });
});
