import { BUSINESS_TIME_ZONE } from '@millrace/core/schedule';
import { site } from '@millrace/core/site';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const DEMO_MINUTES = 30;

type Day = { year: number; month: number; day: number };

/** "Monday, November 23, 2026" as a day; null for anything else, also for a day that does not exist. */
export const parseLongDate = (text: string | null): Day | null => {
  const match = /^[A-Za-z]+, ([A-Za-z]+) (\d{1,2}), (\d{4})$/.exec(text ?? '');
  const month = MONTHS.indexOf(match?.[1]?.toLowerCase() ?? '') + 1;
  if (!match || month === 0) return null;
  const found = { year: Number(match[3]), month, day: Number(match[2]) };
  const date = new Date(Date.UTC(found.year, month - 1, found.day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === found.day ? found : null;
};

/** "9:30 AM PT" as minutes after midnight, Pacific time; null for anything else. */
export const parseSlot = (text: string | null): number | null => {
  const match = /^(\d{1,2}):(\d{2}) (AM|PM) PT$/.exec(text ?? '');
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  if (hour < 1 || hour > 12 || minute > 59) return null;
  return ((hour % 12) + (match[3] === 'PM' ? 12 : 0)) * 60 + minute;
};

const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone: BUSINESS_TIME_ZONE, timeZoneName: 'longOffset' });

/** Minutes that Pacific time is ahead of UTC at a moment: -480 in winter, -420 in summer. */
const pacificOffset = (at: number): number => {
  const name = offsetFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/** A Pacific wall-clock time as a moment. The offset is looked up twice, because the first guess may lie across a clock change. */
export const pacificMoment = ({ year, month, day }: Day, minutes: number): Date => {
  const wall = Date.UTC(year, month - 1, day, 0, minutes);
  const guess = wall - pacificOffset(wall) * 60_000;
  return new Date(wall - pacificOffset(guess) * 60_000);
};

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line ends are escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545, 3.1: lines of at most 75 bytes, continued after CRLF and a space; no character is torn apart. */
export const foldLine = (line: string): string => {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).byteLength;
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
};

const compact = (text: string) => text.replace(/[-:]/g, '').replace(/\.\d+/, '');
const utcStamp = (date: Date) => compact(date.toISOString());
const dayStamp = ({ year, month, day }: Day, plus = 0) =>
  compact(new Date(Date.UTC(year, month - 1, day + plus)).toISOString().slice(0, 10));

export type Slot = { uid: string; storedAt: Date; preferredDate: string | null; preferredTime: string | null };

/**
 * An .ics file for the slot a visitor asked for: tentative until somebody confirms it. A date without a time is an all-day entry;
 * without a date that can be understood there is none. It holds no word of the visitor's.
 */
export const demoCalendar = ({ uid, storedAt, preferredDate, preferredTime }: Slot): string | null => {
  const day = parseLongDate(preferredDate);
  if (day === null) return null;
  const minutes = parseSlot(preferredTime);
  const times =
    minutes === null
      ? [`DTSTART;VALUE=DATE:${dayStamp(day)}`, `DTEND;VALUE=DATE:${dayStamp(day, 1)}`]
      : [`DTSTART:${utcStamp(pacificMoment(day, minutes))}`, `DTEND:${utcStamp(pacificMoment(day, minutes + DEMO_MINUTES))}`];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.name)}//Demo request//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcStamp(storedAt)}`,
    ...times,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(`Demo with ${site.name} (requested)`)}`,
    `DESCRIPTION:${escaped(`You asked for this slot. We will get in touch to confirm it.\n${site.phone.display}`)}`,
    `ORGANIZER;CN="${site.name.replace(/"/g, "'")}":mailto:${site.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
};
