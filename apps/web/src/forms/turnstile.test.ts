import type { Intake } from '@millrace/data/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkedByTurnstile, type TurnstileApi } from './turnstile.ts';

type Options = Parameters<TurnstileApi['render']>[1];

const guard = { idempotencyKey: '3d22631d-61bd-44ff-aa84-7eb72d455e10', website: '', filledInMs: 5_000 };
const contact = { name: 'Ada', email: 'ada@shop.example', phone: null, message: 'Hello' };

/** A double of Cloudflare's script that settles each check as told. */
const cloudflare = (settle: (options: Options, container: HTMLElement) => void) => {
  const api: TurnstileApi = {
    render: vi.fn((container: HTMLElement, options: Options) => {
      settle(options, container);
      return 'widget-1';
    }),
    remove: vi.fn(),
  };
  return api;
};
const intakeSpy = () => {
  const send = vi.fn(async () => ({}));
  return { send, intake: { sendContact: send, requestDemo: send, requestCall: send, subscribe: send } as unknown as Intake };
};

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('forms checked by Turnstile', () => {
  it.each([
    ['sendContact', 'send-contact-email'],
    ['requestDemo', 'send-demo-request'],
    ['requestCall', 'connect-call'],
    ['subscribe', 'send-newsletter-verification'],
  ] as const)('%s goes with a token for %s', async (method, action) => {
    const api = cloudflare((options) => queueMicrotask(() => options.callback(`token for ${options.action}`)));
    const { intake, send } = intakeSpy();
    const checked = checkedByTurnstile(intake, 'site-key', async () => api);
    await (checked[method] as (payload: object, guard: object) => Promise<unknown>)(contact, guard);
    expect(send).toHaveBeenCalledWith(contact, { ...guard, turnstileToken: `token for ${action}` });
    expect(api.remove).toHaveBeenCalledWith('widget-1');
    expect(document.body.children).toHaveLength(0);
  });

  it('asks inside the form in use, so that a dialog keeps the focus', async () => {
    document.body.innerHTML = '<dialog open><form><button>Send</button></form></dialog>';
    document.querySelector('button')?.focus();
    let inside: Element | null = null;
    const api = cloudflare((options, container) => {
      inside = container.closest('form');
      queueMicrotask(() => options.callback('token'));
    });
    await checkedByTurnstile(intakeSpy().intake, 'site-key', async () => api).sendContact(contact, guard);
    expect(inside).toBe(document.querySelector('form'));
  });

  it('sends without a token when the check cannot be made', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { intake, send } = intakeSpy();
    const broken = cloudflare((options) => queueMicrotask(() => options['error-callback']()));
    await checkedByTurnstile(intake, 'site-key', async () => broken).sendContact(contact, guard);
    await checkedByTurnstile(intake, 'site-key', () => Promise.reject(new Error('blocked'))).sendContact(contact, guard);
    expect(send.mock.calls).toEqual([
      [contact, guard],
      [contact, guard],
    ]);
    expect(document.body.children).toHaveLength(0);
  });
});
