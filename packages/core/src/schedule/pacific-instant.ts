import { BUSINESS_TIME_ZONE } from './business-hours.ts';

const MINUTE_MS = 60_000;

const pacificClock = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** What a Pacific wall clock shows at `instant`, as if it were UTC; the difference between both is the zone's offset. */
const asPacificUtc = (instant: number): number => {
  const parts = Object.fromEntries(pacificClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day ?? 1, parts.hour ?? 0, parts.minute ?? 0);
};

/**
 * The moment when a Pacific wall clock shows `minutes` after midnight on `day`.
 * @param day calendar day in Pacific time, `2026-11-23`
 * @param minutes after midnight; not within the hour that daylight saving skips or repeats (1 to 3 AM)
 */
export const pacificInstant = (day: string, minutes: number): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const wanted = Date.UTC(year, month - 1, date, 0, minutes);
  // Once with the offset at that moment in UTC, once more with the offset that this leads to: right on the day of a change, too.
  let instant = wanted;
  for (let pass = 0; pass < 2; pass += 1)
    instant = wanted - (asPacificUtc(instant) - Math.floor(instant / MINUTE_MS) * MINUTE_MS);
  return new Date(instant);
};
