import { BUSINESS_TIME_ZONE } from '@millrace/core/schedule';
import type { Part } from '../letter.ts';

/** A column of the lead as text; empty when it holds nothing. */
export const column = (lead: Record<string, unknown>, name: string): string => {
  const value = lead[name];
  return value === null || value === undefined ? '' : String(value);
};

const moment = new Intl.DateTimeFormat('en-US', { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'full', timeStyle: 'short' });

/** "Monday, November 23, 2026 at 8:00 AM PT". */
export const pacificTime = (stamp: Date): string => `${moment.format(stamp)} PT`;

/** One line for a subject: what a visitor wrote, without line ends and cut short (mails to staff only). */
export const brief = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return [...line].length > 60 ? `${[...line].slice(0, 59).join('')}…` : line;
};

type Field = Extract<Part, { fields: unknown }>['fields'][number];

/** A field, unless it is empty. */
export const field = (label: string, value: string, href?: string): Field[] =>
  value === '' ? [] : [{ label, value, ...(href === undefined ? {} : { href }) }];

export const emailField = (email: string): Field[] =>
  field('Email', email, `mailto:${encodeURIComponent(email).replace('%40', '@')}`);
export const phoneField = (phone: string): Field[] => {
  const digits = phone.replace(/[^\d+]/g, '');
  return field('Phone', phone, digits.length >= 5 ? `tel:${digits}` : undefined);
};
