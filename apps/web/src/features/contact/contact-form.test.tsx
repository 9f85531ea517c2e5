import { AppError } from '@millrace/core/errors';
import type { ContactPayload, SubmissionGuard } from '@millrace/core/intake';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IntakeProvider, type LoadableIntake } from '../../forms/intake-context.tsx';
import { ContactForm } from './contact-form.tsx';

const toasts = vi.hoisted(() => ({ showToast: vi.fn(), prepareToasts: vi.fn(async () => ({})) }));
vi.mock('@millrace/ui/toast', () => toasts);

const show = (sendContact: (payload: ContactPayload, guard: SubmissionGuard) => Promise<object>) => {
  const send = vi.fn(sendContact);
  const intake = { sendContact: send, prepare: vi.fn() } as unknown as LoadableIntake;
  render(
    <IntakeProvider value={intake}>
      <ContactForm />
    </IntakeProvider>,
  );
  return { send, intake };
};
const fill = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const fillAll = () => {
  fill(/^Name/, ' Nora ');
  fill(/^Email/, 'nora@shop.example');
  fill(/^Message/, 'Hello');
};
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Contact' }));

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('contact form (specification, sections 2, 4 and 8)', () => {
  it('sends trimmed values, null for an empty phone, and thanks', async () => {
    const lead = vi.fn();
    window.addEventListener('millrace:lead', lead, { once: true });
    const { send } = show(async () => ({}));
    fillAll();
    submit();
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeTruthy();
    expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Nora', email: 'nora@shop.example', phone: null, message: 'Hello' });
    expect(send.mock.calls[0]?.[1]).toMatchObject({ website: '', idempotencyKey: expect.any(String) });
    expect(lead).toHaveBeenCalledOnce();
    expect(toasts.showToast).not.toHaveBeenCalled();
  });

  it('sends nothing while something required is missing', () => {
    const { send } = show(async () => ({}));
    fill(/^Name/, 'Nora');
    submit();
    expect(send).not.toHaveBeenCalled();
    expect(toasts.showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Missing Information' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
  });

  it('keeps what was typed after a failure, says why, and retries with the same key', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const { send } = show(async () => {
      if (fails) throw new AppError({ code: 'offline', message: 'Failed to send a request to the Edge Function' });
      return {};
    });
    fillAll();
    submit();
    const words = 'Network error. Please check your connection and try again.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(toasts.showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Error Sending Message', message: words });
    expect((screen.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('Hello');
    fails = false;
    submit();
    await screen.findByRole('heading', { name: 'Thank You' });
    expect(send.mock.calls[1]?.[1].idempotencyKey).toBe(send.mock.calls[0]?.[1].idempotencyKey);
  });

  it('takes one submission at a time', async () => {
    let release = () => {};
    const { send } = show(
      () =>
        new Promise((resolve) => {
          release = () => resolve({});
        }),
    );
    fillAll();
    submit();
    submit();
    await waitFor(() => expect((screen.getByRole('button', { name: 'Sending...' }) as HTMLButtonElement).disabled).toBe(true));
    expect(send).toHaveBeenCalledOnce();
    release();
    await screen.findByRole('heading', { name: 'Thank You' });
  });

  it('starts over for another message', async () => {
    show(async () => ({}));
    fillAll();
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Send Another Message' }));
    expect((screen.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('');
  });
});
