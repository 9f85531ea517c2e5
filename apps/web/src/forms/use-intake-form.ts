import { AppError, isAppError } from '@millrace/core/errors';
import { HONEYPOT_FIELD, type SubmissionGuard } from '@millrace/core/intake';
import type { Toast } from '@millrace/core/messages';
import type { IntakeOutcome } from '@millrace/data/contracts';
import { prepareToasts, showToast } from '@millrace/ui/toast';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fieldErrors, focusFirstError, valuesOf } from './form-values.ts';
import { pageShownAt } from './page-shown.ts';
import { submissionGuards } from './submission-guard.ts';

export type Status = 'idle' | 'sending' | 'sent';

type Options<Name extends string> = {
  fields: readonly Name[];
  /** Toast for an empty required field; no request is then sent (specification, section 5). */
  missing: Toast;
  /** Toast for a refused or lost request, by the server's own message. */
  failed: (message?: string) => Toast;
  send: (values: Record<Name, string>, guard: SubmissionGuard) => Promise<IntakeOutcome>;
  onSent?: (outcome: IntakeOutcome, values: Record<Name, string>) => void;
  /** Loads, as soon as something is typed, what sending will need. */
  prepare?: () => void;
  /** When the form was shown, by `performance.now()`; the page's own showing unless told. */
  shownAt?: number;
};

/** What each failure means, as an AppError, so that one place chooses the words. */
const asAppError = (error: unknown): AppError =>
  isAppError(error) ? error : new AppError({ code: 'unexpected', message: '', details: String(error) }, { cause: error });

/**
 * One public form: idle, sending, sent (specification, section 4). The fields are the browser's own (uncontrolled), so what was
 * typed before this code had loaded, or before a failure, stays.
 */
export function useIntakeForm<Name extends string>(options: Options<Name>) {
  const [status, setStatus] = useState<Status>('idle');
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [failure, setFailure] = useState<string>();
  const guards = useRef<ReturnType<typeof submissionGuards>>(undefined);
  const busy = useRef(false);
  const { shownAt, prepare } = options;
  useEffect(() => {
    guards.current = submissionGuards(shownAt ?? pageShownAt());
  }, [shownAt]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const found = fieldErrors(form, options.fields);
    setErrors(found.errors);
    setFailure(undefined);
    if (Object.keys(found.errors).length > 0) {
      if (found.missing) showToast(options.missing);
      focusFirstError(form, found.errors);
      return;
    }
    const values = valuesOf(form, options.fields);
    const website = String(new FormData(form).get(HONEYPOT_FIELD) ?? '');
    guards.current ??= submissionGuards(shownAt ?? pageShownAt());
    busy.current = true;
    setStatus('sending');
    try {
      const outcome = await options.send(values, guards.current.next(JSON.stringify(values), website));
      setStatus('sent');
      options.onSent?.(outcome, values);
    } catch (error) {
      const { message, code, details } = asAppError(error);
      console.error('The form could not be sent', { code, message, details });
      const toast = options.failed(message || undefined);
      setFailure(toast.message ?? toast.title);
      showToast(toast);
      setStatus('idle');
    } finally {
      busy.current = false;
    }
  };

  const reset = useCallback(() => {
    guards.current = submissionGuards(performance.now());
    setErrors({});
    setFailure(undefined);
    setStatus('idle');
  }, []);

  return {
    status,
    errors,
    /** The words of the last failure, for a line in the form itself. */
    failure,
    reset,
    formProps: {
      noValidate: true,
      'aria-busy': status === 'sending',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      /** Typing means sending: what that needs is loaded now. A corrected field stops complaining at once. */
      onInput: (event: FormEvent<HTMLFormElement>) => {
        prepareToasts().catch(() => undefined);
        prepare?.();
        const { name } = event.target as HTMLInputElement;
        if (errors[name as Name]) setErrors(({ [name as Name]: _, ...rest }) => rest as typeof errors);
      },
    },
  };
}
