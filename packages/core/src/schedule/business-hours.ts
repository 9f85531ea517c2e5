import { site } from '../site.ts';

/** The company keeps Pacific time. */
export const BUSINESS_TIME_ZONE = 'America/Los_Angeles';

const pacificParts = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type WallTime = { year: number; month: number; day: number; minutes: number };

const wallTime = (at: Date): WallTime => {
  const parts = Object.fromEntries(pacificParts.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { year, month, day, minutes: hour * 60 + minute };
};

/** 0 (Sunday) to 6 (Saturday), in Pacific time. */
const weekday = ({ year, month, day }: WallTime): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** The calendar day in Pacific time, `2026-11-21`. */
export const pacificDay = (at: Date): string => {
  const { year, month, day } = wallTime(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** Whether the company is open at that moment: Mon-Fri 8:00 AM to 6:00 PM Pacific (specification, section 1). */
export const isOpen = (at: Date): boolean => {
  const wall = wallTime(at);
  const hours = site.hours[weekday(wall)];
  return hours !== undefined && hours !== null && wall.minutes >= hours.opens && wall.minutes < hours.closes;
};

const HALF_HOUR_MS = 30 * 60_000;
const TWO_WEEKS_OF_HALF_HOURS = 14 * 48;

/**
 * The first moment at or after `at` when the company is open; `at` itself while it is.
 * Steps through half hours of real time, so that daylight-saving changes need no case of their own (opening times are on half hours).
 */
export const nextOpening = (at: Date): Date => {
  if (isOpen(at)) return at;
  let candidate = Math.ceil(at.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
  for (let step = 0; step < TWO_WEEKS_OF_HALF_HOURS; step += 1, candidate += HALF_HOUR_MS) {
    const moment = new Date(candidate);
    if (isOpen(moment)) return moment;
  }
  throw new RangeError('The business hours in site.ts never open');
};
