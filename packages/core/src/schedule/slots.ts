import { pacificDay } from './business-hours.ts';
import { pacificInstant } from './pacific-instant.ts';

const FIRST_SLOT = 9 * 60;
const LAST_SLOT = 17 * 60;
const SLOT_MINUTES = 30;

/** Where a Pacific time needs no translation (specification, section 9). */
const PACIFIC_ZONES: readonly string[] = ['America/Los_Angeles', 'America/Vancouver', 'America/Tijuana', 'US/Pacific'];

/** "9:30 AM"; the space is a plain one, whatever the runtime's own formatter prefers. */
const clockLabel = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** Every 30 minutes from 9:00 AM to 5:00 PM Pacific, as minutes after midnight: 17 slots (specification, section 9). */
export const demoSlots: readonly number[] = Array.from(
  { length: (LAST_SLOT - FIRST_SLOT) / SLOT_MINUTES + 1 },
  (_, index) => FIRST_SLOT + index * SLOT_MINUTES,
);

/** What is sent: "9:30 AM PT". */
export const slotPayload = (minutes: number): string => `${clockLabel(minutes)} PT`;

export const isPacificZone = (timeZone: string): boolean => PACIFIC_ZONES.includes(timeZone);

const plain = (text: string) => text.replace(/\s/g, ' ');

/**
 * A slot as the visitor reads it: in the own time zone with Pacific time in brackets, "12:30 PM (9:30 AM PT)"; the plain time where
 * clocks show Pacific time. When it falls on another calendar day there, the day is named: "1:30 AM Tue, Nov 24 (9:30 AM PT)".
 * @param day calendar day in Pacific time, `2026-11-23`
 * @param timeZone IANA name of the visitor's zone
 */
export const slotLabel = (day: string, minutes: number, timeZone: string): string => {
  if (isPacificZone(timeZone)) return clockLabel(minutes);
  const instant = pacificInstant(day, minutes);
  const time = plain(instant.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true }));
  const [month, date] = instant
    .toLocaleDateString('en-US', { timeZone, month: 'numeric', day: 'numeric' })
    .split('/')
    .map(Number);
  const [, wantedMonth, wantedDate] = day.split('-').map(Number);
  const elsewhere =
    month === wantedMonth && date === wantedDate
      ? ''
      : ` ${instant.toLocaleDateString('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })}`;
  return `${time}${elsewhere} (${slotPayload(minutes)})`;
};

/** 0 (Sunday) to 6 (Saturday). */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether a demo may be wished for on that day: not past (today in Pacific time is allowed), not a Saturday or Sunday. */
export const isBookableDay = (day: string, now: Date): boolean =>
  day >= pacificDay(now) && weekdayOf(day) !== 0 && weekdayOf(day) !== 6;

/** What is sent and shown: "Monday, November 23, 2026". */
export const longDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
