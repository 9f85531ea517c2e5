import { describe, expect, it } from 'vitest';
import { callMoment, pacificMoment } from './index.ts';

describe('when a call comes', () => {
  it.each<[now: string, expected: { open: boolean; words?: string }, when: string]>([
    ['2026-11-20T18:00:00Z', { open: true }, 'Friday 10 AM: now'],
    ['2026-11-20T15:00:00Z', { open: false, words: 'today at 8:00 AM PT' }, 'Friday 7 AM'],
    ['2026-11-24T03:00:00Z', { open: false, words: 'tomorrow at 8:00 AM PT' }, 'Monday 7 PM'],
    ['2026-11-21T03:00:00Z', { open: false, words: 'Monday at 8:00 AM PT' }, 'Friday 7 PM'],
    ['2026-11-22T18:00:00Z', { open: false, words: 'tomorrow at 8:00 AM PT' }, 'Sunday 10 AM'],
  ])('%s: %o (%s)', (now, expected) => {
    expect(callMoment(new Date(now))).toMatchObject(expected);
  });

  it('keeps to Pacific time over a change of clocks', () => {
    expect(pacificMoment(new Date('2026-11-02T16:00:00Z'), new Date('2026-10-31T20:00:00Z'))).toBe('Monday at 8:00 AM PT');
  });
});
