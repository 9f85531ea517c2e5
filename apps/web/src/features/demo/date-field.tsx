import { intakeMessages } from '@millrace/core/messages';
import { longDate } from '@millrace/core/schedule';
import { showToast } from '@millrace/ui/toast';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import forms from '../../forms/form.module.css';
import classes from './date-field.module.css';

const loadPicker = () => import('./date-picker.tsx');
const DatePicker = lazy(async () => ({ default: (await loadPicker()).DemoDatePicker }));

type Props = { label: string; value: string | null; onChange: (day: string | null) => void };

/** A button that opens the calendar below it; the calendar's code comes with the first look at the field. */
export function DateField({ label, value, onChange }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!field.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  /** Without the network the calendar cannot come; the date is optional. */
  const toggle = () => {
    if (open) setOpen(false);
    else
      loadPicker().then(
        () => setOpen(true),
        () => showToast(intakeMessages.contact.failed('Failed to send a request')),
      );
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={field} className={`${forms.field} ${classes.field}`}>
      <span className={forms.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={classes.row}>
        <button
          ref={button}
          id={id}
          type="button"
          className={`${forms.control} ${classes.button}`}
          aria-labelledby={`${id}-label ${id}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={toggle}
          onFocus={() => void loadPicker().catch(() => undefined)}
        >
          {value ? longDate(value) : 'Pick a date'}
          <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="M2.500 4.500h15v13h-15zM2.500 8.500h15M6.500 2v4M13.500 2v4" />
          </svg>
        </button>
        {value && (
          <button type="button" className={classes.clear} onClick={() => onChange(null)}>
            Clear
          </button>
        )}
      </div>
      {open && (
        <div
          className={classes.popover}
          role="dialog"
          aria-label="Choose a date"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        >
          <Suspense>
            <DatePicker
              value={value}
              onChange={(day) => {
                onChange(day);
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
