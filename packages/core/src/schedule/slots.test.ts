import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSlots, isBookableDay, longDate, pacificInstant, slotLabel, slotPayload } from './index.ts';

/** Every kind of offset: half and quarter hours, both hemispheres, with and without daylight saving, a day ahead and behind. */
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Pacific/Honolulu',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Lagos',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'UTC',
];

const clock = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);

/** Independent of the code under test: tries the offsets that Pacific time ever has and asks Intl which one is right. */
const pacificByTrial = (day: string, minutes: number): number => {
  const wanted = `${day}, ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const found = [7, 8].map((hours) => asUtc + hours * 3_600_000).filter((at) => clock(at, 'America/Los_Angeles') === wanted);
  expect(found).toHaveLength(1);
  return found[0] as number;
};

/** The same, as an English label with the day named when it is another one. */
const labelByTrial = (day: string, minutes: number, timeZone: string): string => {
  const instant = pacificByTrial(day, minutes);
  const [date = '', time = ''] = clock(instant, timeZone).split(', ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const label = `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  const named = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
  return `${label}${date === day ? '' : ` ${named.format(new Date(`${date}T12:00:00Z`))}`} (${slotPayload(minutes)})`;
};

const days = fc
  .integer({ min: 0, max: 366 * 6 })
  .map((offset) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10));
const slots = fc.constantFrom(...demoSlots);

describe('demo slots (specification, section 9)', () => {
  it('are 17, every 30 minutes from 9:00 AM to 5:00 PM, sent as Pacific labels', () => {
    expect(demoSlots.map(slotPayload)).toEqual([
      '9:00 AM PT',
      '9:30 AM PT',
      '10:00 AM PT',
      '10:30 AM PT',
      '11:00 AM PT',
      '11:30 AM PT',
      '12:00 PM PT',
      '12:30 PM PT',
      '1:00 PM PT',
      '1:30 PM PT',
      '2:00 PM PT',
      '2:30 PM PT',
      '3:00 PM PT',
      '3:30 PM PT',
      '4:00 PM PT',
      '4:30 PM PT',
      '5:00 PM PT',
    ]);
  });

  it('fall on the moment that Intl finds by trial, on any day', () => {
    fc.assert(
      fc.property(days, slots, (day, minutes) => {
        expect(pacificInstant(day, minutes).getTime()).toBe(pacificByTrial(day, minutes));
      }),
      { numRuns: 300 },
    );
  });

  it.each(zones)('read in %s as Intl reads them, with Pacific time in brackets', (zone) => {
    fc.assert(
      fc.property(days, slots, (day, minutes) => {
        expect(slotLabel(day, minutes, zone)).toBe(labelByTrial(day, minutes, zone));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['2026-03-06', '5:00 PM (9:00 AM PT)', 'before both changes'],
    ['2026-03-09', '4:00 PM (9:00 AM PT)', 'America has changed, Britain has not'],
    ['2026-03-30', '5:00 PM (9:00 AM PT)', 'both have changed'],
    ['2026-10-26', '4:00 PM (9:00 AM PT)', 'Britain is back, America is not'],
    ['2026-11-02', '5:00 PM (9:00 AM PT)', 'both are back'],
  ])('on %s, London reads 9:00 AM as %s: %s', (day, label) => {
    expect(slotLabel(day, 540, 'Europe/London')).toBe(label);
  });

  it.each([['2026-03-08'], ['2026-11-01']])('hold on the very day of a change, %s', (day) => {
    for (const minutes of demoSlots) expect(pacificInstant(day, minutes).getTime()).toBe(pacificByTrial(day, minutes));
  });

  it('name the day where it is another one', () => {
    expect(slotLabel('2026-11-23', 17 * 60, 'Asia/Tokyo')).toBe('10:00 AM Tue, Nov 24 (5:00 PM PT)');
  });

  it.each(['America/Los_Angeles', 'America/Vancouver', 'America/Tijuana'])('stand plain in %s', (zone) => {
    expect(slotLabel('2026-11-23', 540, zone)).toBe('9:00 AM');
  });
});

describe('days for a demo (specification, section 5)', () => {
  /** Friday evening in Portland, Saturday already in Europe. */
  const now = new Date('2026-11-21T04:00:00Z');

  it.each([
    ['2026-11-20', true, 'today in Pacific time'],
    ['2026-11-19', false, 'yesterday'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-11-22', false, 'a Sunday'],
    ['2026-11-23', true, 'the next Monday'],
  ])('%s: %s, %s', (day, bookable) => {
    expect(isBookableDay(day, now)).toBe(bookable);
  });

  it('are sent as a long date with weekday', () => {
    expect(longDate('2026-11-23')).toBe('Monday, November 23, 2026');
  });
});
