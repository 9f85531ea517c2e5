import { INTAKE_LIMITS } from '@millrace/core/intake';
import { intakeMessages } from '@millrace/core/messages';
import { useEffect, useRef } from 'react';
import { TextField } from '../../forms/field.tsx';
import forms from '../../forms/form.module.css';
import { Honeypot } from '../../forms/honeypot.tsx';
import { useIntake } from '../../forms/intake-context.tsx';
import { useIntakeForm } from '../../forms/use-intake-form.ts';
import { Button } from '../../ui/button.tsx';
import classes from './configurator.module.css';

/** "Let me know when it's ready": an e-mail address, then the word that a verification link was sent. */
export function NotifyForm({ source }: { source: 'cnc-configurator' | 'welding-configurator' }) {
  const intake = useIntake();
  const done = useRef<HTMLHeadingElement>(null);
  const { status, errors, failure, formProps } = useIntakeForm({
    fields: ['email'],
    missing: intakeMessages.newsletter.emailRequiredOnConfigurator,
    failed: () => intakeMessages.newsletter.failedOnConfigurator,
    prepare: intake.prepare,
    send: ({ email }, guard) => intake.subscribe({ email, source }, guard),
  });
  useEffect(() => {
    if (status === 'sent') done.current?.focus();
  }, [status]);

  if (status === 'sent') {
    return (
      <div className={classes.card}>
        <h2 ref={done} tabIndex={-1}>
          {intakeMessages.newsletter.sent.title}
        </h2>
        <p>{intakeMessages.newsletter.sent.message}</p>
      </div>
    );
  }
  return (
    <form className={`${forms.form} ${classes.card}`} aria-labelledby="notify-title" data-live="" {...formProps}>
      <h2 id="notify-title">Let me know when it's ready</h2>
      <TextField
        label="Email Address"
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={INTAKE_LIMITS.email}
        help="We verify your address by a link in an e-mail."
        error={errors.email ?? failure}
      />
      <Honeypot />
      <Button type="submit" disabled={status === 'sending'}>
        {status === 'sending' ? 'Sending verification email...' : 'Notify Me When Ready'}
      </Button>
    </form>
  );
}
