import { describe, expect, it } from 'vitest';
import { SendingLimit } from './sending-limit.ts';

describe('the limit of account mails', () => {
  it('stops at ten an hour for one address and starts again after it', () => {
    const limit = new SendingLimit();
    const start = Date.UTC(2026, 10, 21);
    const sent = Array.from({ length: 12 }, () => limit.allow('/recover a@shop.example', start));
    expect(sent.filter(Boolean)).toHaveLength(10);
    expect(limit.allow('/recover b@shop.example', start)).toBe(true);
    expect(limit.allow('/recover a@shop.example', start + 3_600_000)).toBe(true);
  });
});
