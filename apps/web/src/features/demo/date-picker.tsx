import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { isBookableDay, pacificDay } from '@millrace/core/schedule';
import { ThemeProvider } from '@millrace/ui/theme';
import { useEffect, useRef } from 'react';
import classes from './date-picker.module.css';

type Props = { value: string | null; onChange: (day: string | null) => void };

/** Calendar of the demo dialog: weeks start on Sunday, past days and weekends cannot be chosen (specification, sections 5 and 9). */
export function DemoDatePicker({ value, onChange }: Props) {
  const now = new Date();
  const today = pacificDay(now);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-selected], table button[tabindex="0"], table button:not(:disabled)')?.focus();
  }, []);
  return (
    <div ref={box}>
      <ThemeProvider>
        <DatePicker
          className={classes.calendar}
          size="md"
          firstDayOfWeek={0}
          weekendDays={[0, 6]}
          highlightToday
          minDate={today}
          excludeDate={(day) => !isBookableDay(day, now)}
          value={value}
          defaultDate={value ?? today}
          onChange={onChange}
          ariaLabels={{
            nextMonth: 'Next month',
            previousMonth: 'Previous month',
            nextYear: 'Next year',
            previousYear: 'Previous year',
            nextDecade: 'Next decade',
            previousDecade: 'Previous decade',
          }}
        />
      </ThemeProvider>
    </div>
  );
}
