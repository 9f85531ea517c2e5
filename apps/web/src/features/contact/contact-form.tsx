import { INTAKE_LIMITS } from '@millrace/core/intake';
import { intakeMessages } from '@millrace/core/messages';
import { emptyToNull } from '@millrace/core/values';
import { useEffect, useRef } from 'react';
import { TextAreaField, TextField } from '../../forms/field.tsx';
import forms from '../../forms/form.module.css';
import { Honeypot } from '../../forms/honeypot.tsx';
import { useIntake } from '../../forms/intake-context.tsx';
import { trackSuccess } from '../../forms/track-success.ts';
import { useIntakeForm } from '../../forms/use-intake-form.ts';
import { Button } from '../../ui/button.tsx';
import classes from './contact.module.css';

const FIELDS = ['name', 'email', 'phone', 'message'] as const;

/** Contact form and its Thank You view (specification, section 2, Contact form). */
export function ContactForm() {
  const intake = useIntake();
  const thanks = useRef<HTMLHeadingElement>(null);
  const { status, errors, failure, reset, formProps } = useIntakeForm({
    fields: FIELDS,
    missing: intakeMessages.contact.missing,
    failed: intakeMessages.contact.failed,
    send: (values, guard) => intake.sendContact({ ...values, phone: emptyToNull(values.phone) }, guard),
    prepare: intake.prepare,
    onSent: () => trackSuccess('contact'),
  });
  useEffect(() => {
    if (status === 'sent') thanks.current?.focus();
  }, [status]);

  if (status === 'sent') {
    return (
      <div className={classes.thanks}>
        <h3 ref={thanks} tabIndex={-1}>
          Thank You
        </h3>
        <p>Your message has reached us. We reply within 24 hours, usually the same working day.</p>
        <Button variant="quiet" onClick={reset}>
          Send Another Message
        </Button>
      </div>
    );
  }
  return (
    <form className={forms.form} aria-label="Contact" data-live="" {...formProps}>
      <TextField label="Name" name="name" required autoComplete="name" maxLength={INTAKE_LIMITS.name} error={errors.name} />
      <div className={forms.pair}>
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={INTAKE_LIMITS.email}
          error={errors.email}
        />
        <TextField
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={INTAKE_LIMITS.phone}
          error={errors.phone}
        />
      </div>
      <TextAreaField
        label="Message"
        name="message"
        rows={4}
        required
        maxLength={INTAKE_LIMITS.message}
        help="The part, the machine and the volume you have in mind are a good start."
        error={errors.message}
      />
      <Honeypot />
      {failure && <p className={forms.failure}>{failure}</p>}
      <Button type="submit" disabled={status === 'sending'}>
        {status === 'sending' ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
