import { describe, expect, it } from 'vitest';
import { isOpen, nextOpening, pacificDay } from './index.ts';

const at = (iso: string) => new Date(iso);

describe('business hours (specification, section 1)', () => {
  it.each([
    ['2026-11-20T15:59:59Z', false], // Friday 7:59:59 AM PST
    ['2026-11-20T16:00:00Z', true], // 8:00 AM
    ['2026-11-21T01:59:59Z', true], // Friday 5:59:59 PM
    ['2026-11-21T02:00:00Z', false], // 6:00 PM
    ['2026-11-21T20:00:00Z', false], // Saturday noon
    ['2026-07-20T15:00:00Z', true], // Monday 8:00 AM PDT
  ])('at %s the company is open: %s', (iso, open) => {
    expect(isOpen(at(iso))).toBe(open);
  });

  it.each([
    ['2026-11-20T18:30:00Z', '2026-11-20T18:30:00.000Z'], // open: now
    ['2026-11-20T10:00:00Z', '2026-11-20T16:00:00.000Z'], // early Friday: 8:00 AM PST
    ['2026-11-21T02:10:00Z', '2026-11-23T16:00:00.000Z'], // Friday evening: Monday
    ['2026-03-07T20:00:00Z', '2026-03-09T15:00:00.000Z'], // over the change to daylight-saving time: 8:00 AM PDT
    ['2026-10-31T20:00:00Z', '2026-11-02T16:00:00.000Z'], // and back: 8:00 AM PST
  ])('the first opening from %s is %s', (iso, expected) => {
    expect(nextOpening(at(iso)).toISOString()).toBe(expected);
  });

  it('tells the day in Pacific time, not in UTC', () => {
    expect(pacificDay(at('2026-11-21T07:59:00Z'))).toBe('2026-11-20');
    expect(pacificDay(at('2026-11-21T08:00:00Z'))).toBe('2026-11-21');
  });
});
