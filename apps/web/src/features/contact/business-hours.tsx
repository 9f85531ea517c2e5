import { BUSINESS_TIME_ZONE, isOpen } from '@millrace/core/schedule';
import { site } from '@millrace/core/site';
import { useEffect, useState } from 'react';
import classes from './contact.module.css';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** Monday first, as a week of work is read. */
const ORDER = [1, 2, 3, 4, 5, 6, 0] as const;
const MINUTE_MS = 60_000;

const clock = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

const today = (now: Date) =>
  DAYS.indexOf(now.toLocaleDateString('en-US', { timeZone: BUSINESS_TIME_ZONE, weekday: 'long' }) as (typeof DAYS)[number]);

/** The week, today's row marked, and whether we are open now; by Pacific time, from the visitor's clock, hence only in the browser. */
export function BusinessHours() {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const open = now && isOpen(now);
  const marked = now && today(now);

  return (
    <div className={classes.hours}>
      <div className={classes.hoursHead}>
        <h3 id="hours-title">Business hours</h3>
        <p className={classes.state} data-open={open} role="status">
          {open === undefined ? 'Pacific time' : open ? 'Open now' : 'Closed now'}
        </p>
      </div>
      <table aria-labelledby="hours-title">
        <tbody>
          {ORDER.map((day) => {
            const hours = site.hours[day];
            return (
              <tr key={day} className={classes.day} aria-current={marked === day ? 'date' : undefined}>
                <th scope="row">
                  {DAYS[day]}
                  {marked === day && <span className={classes.today}>today</span>}
                </th>
                <td>{hours ? `${clock(hours.opens)}-${clock(hours.closes)}` : 'Closed'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={classes.zone}>All times Pacific.</p>
    </div>
  );
}
