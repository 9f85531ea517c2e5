import type { CalendarDay, Instant } from '@millrace/core/values';

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const momentsDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });

/** A moment in the reader's own zone and locale. */
export function Moment({ at, dayOnly = false }: { at: Instant; dayOnly?: boolean }) {
  return <time dateTime={at}>{(dayOnly ? momentsDay : moment).format(new Date(at))}</time>;
}

/** A calendar day in the reader's locale, never shifted by a zone; '-' when there is none (specification, section 2, Projects). */
export const formatDay = (date: CalendarDay | null): string => (date ? day.format(new Date(`${date}T00:00:00Z`)) : '-');

/** A dollar amount with thousands separators, cents only when there are any; '-' when there is none. */
export function formatMoney(amount: number | null): string {
  if (amount === null) return '-';
  const text = dollars.format(amount);
  return /\.\d$/.test(text) ? `${text}0` : text;
}
