import type { SubmissionGuard } from '@millrace/core/intake';
import type { Intake } from '@millrace/data/contracts';

/** Cloudflare's script, as far as it is used here. */
export type TurnstileApi = {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => boolean;
    },
  ): string;
  remove(widget: string): void;
};

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const unavailable = () => new Error('Turnstile is not available');

let loading: Promise<TurnstileApi> | undefined;

/** Loads Cloudflare's script once; after a failure the next call tries again. */
export const loadTurnstile = (): Promise<TurnstileApi> => {
  loading ??= new Promise<TurnstileApi>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const api = (window as { turnstile?: TurnstileApi }).turnstile;
      if (api) resolve(api);
      else reject(unavailable());
    };
    script.onerror = () => {
      script.remove();
      reject(unavailable());
    };
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** A token for one submission. The widget shows itself only when it has a question, inside the form in use, where a dialog keeps the focus. */
const tokenFor = async (action: string, siteKey: string, load: () => Promise<TurnstileApi>): Promise<string> => {
  const form = document.activeElement?.closest('form') ?? document.body;
  const api = await load();
  const container = document.createElement('div');
  form.append(container);
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      widget = api.render(container, {
        sitekey: siteKey,
        action,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': () => {
          reject(unavailable());
          return true;
        },
      });
    });
  } finally {
    if (widget !== undefined) api.remove(widget);
    container.remove();
  }
};

/**
 * The public forms with Cloudflare's check before each submission. The action is the function's name: the server accepts a token for
 * its own form only (docs/operations.md, TURNSTILE_SECRET_KEY). Where the check cannot be made (an outage, a blocker) the submission
 * goes without a token: the server keeps it for an admin to look at, which is better than a lead that never arrives.
 */
export const checkedByTurnstile = (
  intake: Intake,
  siteKey: string,
  load: () => Promise<TurnstileApi> = loadTurnstile,
): Intake => {
  const guarded = async (action: string, guard: SubmissionGuard): Promise<SubmissionGuard> => {
    try {
      return { ...guard, turnstileToken: await tokenFor(action, siteKey, load) };
    } catch (error) {
      console.warn('Turnstile could not be asked', error);
      return guard;
    }
  };
  return {
    sendContact: async (payload, guard) => intake.sendContact(payload, await guarded('send-contact-email', guard)),
    requestDemo: async (payload, guard) => intake.requestDemo(payload, await guarded('send-demo-request', guard)),
    requestCall: async (payload, guard) => intake.requestCall(payload, await guarded('connect-call', guard)),
    subscribe: async (payload, guard) => intake.subscribe(payload, await guarded('send-newsletter-verification', guard)),
  };
};
