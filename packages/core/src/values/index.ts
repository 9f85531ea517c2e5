export { emptyToNull } from './text.ts';
export { type CalendarDay, calendarDay, email, type Instant, instant, money, uuid } from './values.ts';
