import { z } from 'zod';

const POSTGRES_INSTANT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}(?::?\d{2})?)$/;

/** `2026-11-21 05:40:57.768+00` and `2026-11-21T05:40:57.768+00:00` alike become `2026-11-21T05:40:57.768Z`; digits are kept. */
const toIsoUtc = (text: string): string => {
  const match = POSTGRES_INSTANT.exec(text);
  if (!match) return text;
  const [, day, time, zone] = match;
  const isUtc = zone === 'Z' || /^[+-]00(:?00)?$/.test(zone ?? '');
  return isUtc ? `${day}T${time}Z` : new Date(text).toISOString();
};

/** A moment: ISO 8601 in UTC with up to microseconds, kept as text so that no digit is lost between database and cursor. */
export const instant = z
  .string()
  .transform(toIsoUtc)
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Not a moment in time');
export type Instant = z.infer<typeof instant>;

/** A calendar day without a zone: `2026-11-21`. */
export const calendarDay = z.iso.date();
export type CalendarDay = z.infer<typeof calendarDay>;

/** US dollars with cents, 0 to 999,999,999,999.99. The database may answer with a string ("1500.00") or a number. */
export const money = z.coerce.number().min(0).max(999_999_999_999.99);

export const uuid = z.guid();

/** An e-mail address as people write it, trimmed; at most 254 characters (RFC 5321). */
export const email = z.string().trim().max(254).pipe(z.email());
