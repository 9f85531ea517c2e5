import { AppError } from '@millrace/core/errors';
import type { Intake, IntakeOutcome } from '@millrace/data/contracts';
import type { LoadableIntake } from '../forms/intake-context.tsx';
import { backend } from './backend.ts';

let loading: Promise<typeof import('@millrace/data/supabase/intake')> | undefined;

/** Loads the adapter once; a failed load (the network is away) is tried again at the next need. */
const adapter = () => {
  loading ??= import('@millrace/data/supabase/intake').catch((cause: unknown) => {
    loading = undefined;
    throw new AppError({ code: 'offline', message: 'Failed to send a request: the page is offline' }, { cause });
  });
  return loading;
};
const load = async (): Promise<Intake> => {
  const plain = (await adapter()).supabaseIntake(backend().url, backend().key);
  const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY as string | undefined;
  return siteKey ? (await import('../forms/turnstile.ts')).checkedByTurnstile(plain, siteKey) : plain;
};

/** Calls one function by name: for the pages behind mail links, which are no forms. */
export const callFunction = async (name: string, body: Record<string, unknown>): Promise<IntakeOutcome> =>
  (await adapter()).functionCaller(backend().url, backend().key)(name, body);

/** The public forms over Supabase, loaded on the first touch of a form. */
export const intake: LoadableIntake = {
  prepare: () => void load().catch(() => undefined),
  sendContact: async (payload, guard) => (await load()).sendContact(payload, guard),
  requestDemo: async (payload, guard) => (await load()).requestDemo(payload, guard),
  requestCall: async (payload, guard) => (await load()).requestCall(payload, guard),
  subscribe: async (payload, guard) => (await load()).subscribe(payload, guard),
};
