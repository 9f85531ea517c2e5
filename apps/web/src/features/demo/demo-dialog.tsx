import { INTAKE_LIMITS } from '@millrace/core/intake';
import { intakeMessages } from '@millrace/core/messages';
import { demoSlots, longDate, pacificDay, slotLabel, slotPayload } from '@millrace/core/schedule';
import { emptyToNull } from '@millrace/core/values';
import { showToast } from '@millrace/ui/toast';
import { useState } from 'react';
import { FieldFrame, TextField } from '../../forms/field.tsx';
import forms from '../../forms/form.module.css';
import { Honeypot } from '../../forms/honeypot.tsx';
import { useIntake } from '../../forms/intake-context.tsx';
import { useIntakeForm } from '../../forms/use-intake-form.ts';
import { Button } from '../../ui/button.tsx';
import dialog from '../../ui/dialog.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { reportConversion } from './conversion.ts';
import { DateField } from './date-field.tsx';

const FIELDS = ['name', 'company', 'email', 'phone', 'preferredTime'] as const;
const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Request a Demo (specification, section 2, Request a Demo dialog). Mounted while open, so that closing empties it. */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const intake = useIntake();
  const [day, setDay] = useState<string | null>(null);
  const [shownAt] = useState(() => performance.now());
  const { status, errors, failure, formProps } = useIntakeForm({
    fields: FIELDS,
    missing: intakeMessages.demo.missing,
    failed: () => intakeMessages.demo.failed,
    shownAt,
    prepare: intake.prepare,
    send: ({ name, company, email, phone, preferredTime }, guard) =>
      intake.requestDemo(
        {
          name,
          company,
          email,
          phone: emptyToNull(phone),
          preferredDate: day && longDate(day),
          preferredTime: preferredTime === '' ? null : slotPayload(Number(preferredTime)),
        },
        guard,
      ),
    onSent: () => {
      reportConversion();
      showToast(intakeMessages.demo.sent);
      onClose();
    },
  });
  const zone = visitorZone();
  const slotDay = day ?? pacificDay(new Date());
  const sending = status === 'sending';

  return (
    <Dialog
      title="Request a Demo"
      intro="Please fill in your information and someone will get in touch to coordinate a demo."
      onClose={onClose}
    >
      <form className={forms.form} aria-label="Request a Demo" {...formProps}>
        <TextField
          label="Contact Name"
          name="name"
          required
          autoComplete="name"
          maxLength={INTAKE_LIMITS.name}
          error={errors.name}
          data-first=""
        />
        <TextField
          label="Company Name"
          name="company"
          required
          autoComplete="organization"
          maxLength={INTAKE_LIMITS.company}
          error={errors.company}
        />
        <TextField
          label="Email Address"
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={INTAKE_LIMITS.email}
          error={errors.email}
        />
        <TextField
          label="Phone Number (Optional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={INTAKE_LIMITS.phone}
          error={errors.phone}
        />
        <DateField label="Preferred Date (Optional)" value={day} onChange={setDay} />
        <FieldFrame label="Preferred Time (Optional)">
          {(wiring) => (
            <select className={forms.control} name="preferredTime" defaultValue="" {...wiring}>
              <option value="">No preference</option>
              {demoSlots.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {slotLabel(slotDay, minutes, zone)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Honeypot />
        {failure && <p className={forms.failure}>{failure}</p>}
        <div className={dialog.actions}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={sending}>
            {sending ? 'Sending...' : 'Request Demo'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
