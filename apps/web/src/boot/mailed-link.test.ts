import { describe, expect, it } from 'vitest';
import { signInAddress } from './mailed-link.ts';

describe('signInAddress', () => {
  it('sends a confirmed sign-up on to the sign-in page with its session', () => {
    expect(signInAddress('#access_token=abc&type=signup')).toBe('/login#access_token=abc&type=signup');
  });

  it('sends an expired link on with its reason', () => {
    const hash = '#error=access_denied&error_description=Email+link+is+invalid';
    expect(signInAddress(hash)).toBe(`/login${hash}`);
  });

  it.each(['', '#contact', '#services'])('leaves %j alone', (hash) => {
    expect(signInAddress(hash)).toBeNull();
  });
});
