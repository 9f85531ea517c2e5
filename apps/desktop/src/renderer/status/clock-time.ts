const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** A moment in the person's own time zone and format: "14:20" today, with its day otherwise. */
export const clockTime = (instant: string, now: Date = new Date()): string => {
  const moment = new Date(instant);
  return (moment.toDateString() === now.toDateString() ? time : dayAndTime).format(moment);
};
