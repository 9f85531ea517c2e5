import { describe, expect, it } from 'vitest';
import { redirectPolicy } from './redirects.ts';

describe('R10: where a mailed link may lead', () => {
  const local = redirectPolicy('http://127.0.0.1:3000', ['https://shop.example/welcome', 'https://preview.example/*']);

  it.each([
    'http://127.0.0.1:3000',
    'http://127.0.0.1:3000/login?next=%2Fadmin',
    'http://localhost:3000/login',
    'http://[::1]:3000/',
    'https://shop.example/welcome',
    'https://preview.example/any/page',
  ])('may lead to %s', (target) => expect(local(target)).toBe(true));

  it.each([
    '',
    '/login',
    '//evil.example',
    'http://127.0.0.1:3001/',
    'https://127.0.0.1:3000/',
    'http://127.0.0.1:3000@evil.example/',
    'http://user:secret@127.0.0.1:3000/',
    'http://127.0.0.1.evil.example:3000/',
    'https://shop.example/welcome/other',
    'https://preview.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('may not lead to %j', (target) => expect(local(target)).toBe(false));

  it('keeps loopback names apart from a public site', () => {
    const site = redirectPolicy('https://www.shop.example', []);
    expect(site('https://www.shop.example/login')).toBe(true);
    expect(site('http://localhost/login')).toBe(false);
  });
});
