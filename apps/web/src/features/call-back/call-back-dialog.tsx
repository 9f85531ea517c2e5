import { type Country, defaultCountry, dialable } from '@millrace/core/countries';
import { INTAKE_LIMITS } from '@millrace/core/intake';
import { intakeMessages } from '@millrace/core/messages';
import { callMoment, pacificMoment } from '@millrace/core/schedule';
import { site } from '@millrace/core/site';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../forms/field.tsx';
import forms from '../../forms/form.module.css';
import { Honeypot } from '../../forms/honeypot.tsx';
import { useIntake } from '../../forms/intake-context.tsx';
import { trackSuccess } from '../../forms/track-success.ts';
import { useIntakeForm } from '../../forms/use-intake-form.ts';
import { Button } from '../../ui/button.tsx';
import dialog from '../../ui/dialog.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './call-back.module.css';
import { CountryPicker } from './country-picker.tsx';

const FIELDS = ['name', 'phone'] as const;

/** "now", or when the next business day opens (Pacific time). */
const whenWords = (now: Date) => {
  const moment = callMoment(now);
  return moment.open ? 'We are open: the call comes now.' : `We are closed. The call comes when we open: ${moment.words}.`;
};

const dueWords = (dueAt: string | undefined, now: Date) => {
  const moment = callMoment(now);
  if (dueAt && new Date(dueAt).getTime() - now.getTime() > 5 * 60_000)
    return `We call you ${pacificMoment(new Date(dueAt), now)}.`;
  return moment.open ? 'Your phone rings in a moment.' : `We call you ${moment.words}.`;
};

/**
 * Instant call-back (specification, section 2, Call-back dialog): form, then success view. Mounted while open, so that closing resets
 * the form and the country.
 */
export function CallBackDialog({ onClose }: { onClose: () => void }) {
  const intake = useIntake();
  const [country, setCountry] = useState<Country>(defaultCountry);
  const [due, setDue] = useState('');
  const [shownAt] = useState(() => performance.now());
  const done = useRef<HTMLButtonElement>(null);
  const { status, errors, failure, formProps } = useIntakeForm({
    fields: FIELDS,
    missing: intakeMessages.call.missing,
    failed: intakeMessages.call.failed,
    shownAt,
    prepare: intake.prepare,
    send: ({ name, phone: typed }, guard) => {
      const { phone, differs } = dialable(typed, country);
      if (differs) console.warn(`The number ${phone} differs from the selected dial code ${country.dialCode}`);
      return intake.requestCall({ name, phone, timing: 'now' }, guard);
    },
    onSent: ({ dueAt }) => {
      setDue(dueWords(dueAt, new Date()));
      trackSuccess('call-back');
    },
  });
  useEffect(() => {
    if (status === 'sent') done.current?.focus();
  }, [status]);

  if (status === 'sent') {
    return (
      <Dialog title="Call Requested" onClose={onClose}>
        <div className={classes.sent} role="status">
          <p className={classes.due}>{due}</p>
          <p>
            The call comes from <strong>{site.phone.display}</strong>, so that you know it is us.
          </p>
        </div>
        <div className={dialog.actions}>
          <Button ref={done} onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    );
  }
  const sending = status === 'sending';
  return (
    <Dialog title="Instant Connect" intro="Leave your number and an engineer calls you back." onClose={onClose}>
      <form className={forms.form} aria-label="Instant Connect" {...formProps}>
        <p className={classes.when}>{whenWords(new Date())}</p>
        <TextField
          label="Name"
          name="name"
          required
          autoComplete="name"
          maxLength={INTAKE_LIMITS.name}
          error={errors.name}
          data-first=""
        />
        <CountryPicker value={country} onChange={setCountry} />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          required
          autoComplete="tel-national"
          maxLength={INTAKE_LIMITS.phone - 5}
          help={`We put ${country.dialCode} in front. A number that starts with + is dialled as it is.`}
          error={errors.phone}
        />
        <Honeypot />
        {failure && <p className={forms.failure}>{failure}</p>}
        <p className={classes.from}>The call comes from {site.phone.display}.</p>
        <div className={dialog.actions}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={sending}>
            {sending ? 'Connecting...' : 'Call Me'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
