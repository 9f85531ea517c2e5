import { describe, expect, it } from 'vitest';
import { isLoopback, normaliseAddress, withClientAddress } from './client-address.ts';

describe('the client address', () => {
  it('is what the socket says; what the client claims is dropped (R15)', () => {
    const claimed = new Headers({
      'X-Forwarded-For': '203.0.113.9',
      'X-Real-IP': '203.0.113.9',
      Forwarded: 'for=203.0.113.9',
      'CF-Connecting-IP': '203.0.113.9',
      'X-Forwarded-Host': 'evil.example',
      'content-type': 'application/json',
    });
    expect(Object.fromEntries(withClientAddress(claimed, '192.0.2.1'))).toEqual({
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.1',
      'x-real-ip': '192.0.2.1',
    });
  });

  it('is written as IPv4 when it is IPv4', () => {
    expect(normaliseAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(normaliseAddress('2001:db8::1')).toBe('2001:db8::1');
    expect(normaliseAddress(undefined)).toBe('');
  });

  it.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['localhost', true],
    ['127.0.0.1.evil.example', false],
    ['192.0.2.1', false],
    ['', false],
  ])('%j is loopback: %s', (host, expected) => expect(isLoopback(host)).toBe(expected));
});
