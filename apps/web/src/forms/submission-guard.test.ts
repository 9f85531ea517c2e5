import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomKey, submissionGuards } from './submission-guard.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe('idempotency keys', () => {
  it('are UUIDs, also on plain http where the browser makes none', () => {
    expect(randomKey()).toMatch(UUID);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(randomKey()).toMatch(UUID);
    expect(randomKey()).not.toBe(randomKey());
  });

  it('stay the same for retries of the same content, and change with it', () => {
    const guards = submissionGuards(0);
    const first = guards.next('a', '').idempotencyKey;
    expect(guards.next('a', '').idempotencyKey).toBe(first);
    expect(guards.next('b', '').idempotencyKey).not.toBe(first);
  });
});

describe('filling time', () => {
  it('is whole milliseconds since the form was shown, never below zero', () => {
    expect(submissionGuards(1_000, () => 4_200.6).next('a', '').filledInMs).toBe(3_201);
    expect(submissionGuards(1_000, () => 500).next('a', '').filledInMs).toBe(0);
  });

  it('goes with what the hidden field holds', () => {
    expect(submissionGuards(0).next('a', 'spam').website).toBe('spam');
  });
});
