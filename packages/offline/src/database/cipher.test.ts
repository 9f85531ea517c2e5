import { describe, expect, it } from 'vitest';
import { cipherFor } from './cipher.ts';

describe('the cipher of the copy', () => {
  it('is the fast one on Windows and macOS, whose builds choose their instructions at run time', () => {
    for (const platform of ['win32', 'darwin']) expect(cipherFor(platform, 'x64', () => '')).toBe('aegis');
  });

  it.each([
    ['x64', 'flags\t\t: fpu sse2 aes avx avx2', 'aegis'],
    ['x64', 'flags\t\t: fpu sse2 aes', 'chacha20'],
    ['x64', 'flags\t\t: fpu sse2 avx', 'chacha20'],
    ['arm64', 'Features\t: fp asimd aes pmull sha1 sha2', 'aegis'],
    ['arm64', 'Features\t: fp asimd', 'chacha20'],
    ['x64', '', 'chacha20'],
  ])('on Linux %s with "%s" is %s', (architecture, flags, cipher) => {
    expect(cipherFor('linux', architecture, () => flags)).toBe(cipher);
  });
});
