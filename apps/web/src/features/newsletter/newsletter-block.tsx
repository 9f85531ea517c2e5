import { INTAKE_LIMITS } from '@millrace/core/intake';
import { intakeMessages } from '@millrace/core/messages';
import { NewsletterDrawing } from '@millrace/ui/brand';
import { useEffect, useRef } from 'react';
import { TextField } from '../../forms/field.tsx';
import { Honeypot } from '../../forms/honeypot.tsx';
import { useIntake } from '../../forms/intake-context.tsx';
import { useIntakeForm } from '../../forms/use-intake-form.ts';
import { Button } from '../../ui/button.tsx';
import classes from './newsletter.module.css';

/** Newsletter signup of the blog (specification, section 2, Newsletter signup block). */
export function NewsletterBlock() {
  const intake = useIntake();
  const done = useRef<HTMLHeadingElement>(null);
  const { status, errors, reset, failure, formProps } = useIntakeForm({
    fields: ['email'],
    missing: intakeMessages.newsletter.emailRequiredOnBlog,
    failed: intakeMessages.newsletter.failedOnBlog,
    prepare: intake.prepare,
    send: ({ email }, guard) => intake.subscribe({ email, source: 'blog' }, guard),
  });
  useEffect(() => {
    if (status === 'sent') done.current?.focus();
  }, [status]);

  return (
    <section className={classes.block} aria-labelledby="newsletter-title">
      <NewsletterDrawing className={classes.picture} decorative />
      {status === 'sent' ? (
        <div className={classes.words}>
          <h2 id="newsletter-title" ref={done} tabIndex={-1}>
            Check Your Email
          </h2>
          <p>{intakeMessages.newsletter.sent.message}</p>
          <Button variant="quiet" onClick={reset}>
            Subscribe Another Email
          </Button>
        </div>
      ) : (
        <div className={classes.words}>
          <h2 id="newsletter-title">Notes from the cell, once a month</h2>
          <p>
            Worked examples, commissioning notes and what the standards changed. We verify your address by a link in an e-mail;
            every issue has a link to leave.
          </p>
          <form className={classes.form} aria-label="Newsletter" data-live="" {...formProps}>
            <TextField
              label="Email Address"
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={INTAKE_LIMITS.email}
              error={errors.email ?? failure}
            />
            <Honeypot />
            <Button type="submit" disabled={status === 'sending'}>
              {status === 'sending' ? 'Subscribing...' : 'Subscribe'}
            </Button>
          </form>
        </div>
      )}
    </section>
  );
}
