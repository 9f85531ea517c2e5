import { BUSINESS_TIME_ZONE, isOpen, nextOpening, pacificDay } from './business-hours.ts';

const DAY_MS = 86_400_000;
const plain = (text: string) => text.replace(/\s/g, ' ');

/** A moment as the company's own clock and calendar show it: "today at 8:00 AM PT", "Monday at 8:00 AM PT". */
export const pacificMoment = (at: Date, now: Date): string => {
  const time = plain(
    at.toLocaleTimeString('en-US', { timeZone: BUSINESS_TIME_ZONE, hour: 'numeric', minute: '2-digit', hour12: true }),
  );
  const day = pacificDay(at);
  if (day === pacificDay(now)) return `today at ${time} PT`;
  if (day === pacificDay(new Date(now.getTime() + DAY_MS))) return `tomorrow at ${time} PT`;
  return `${at.toLocaleDateString('en-US', { timeZone: BUSINESS_TIME_ZONE, weekday: 'long' })} at ${time} PT`;
};

/** When a call asked for at `now` comes: 'now' in business hours, otherwise when the next business day opens. */
export const callMoment = (now: Date): { open: true } | { open: false; opens: Date; words: string } => {
  if (isOpen(now)) return { open: true };
  const opens = nextOpening(now);
  return { open: false, opens, words: pacificMoment(opens, now) };
};
