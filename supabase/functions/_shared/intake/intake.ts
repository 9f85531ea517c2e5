import { z } from 'zod';
import { callDatabase } from '../backend/rpc.ts';
import { type Handled, Refusal } from '../http/answer.ts';
import { readJson } from '../http/body.ts';
import { clientAddress } from '../http/client-address.ts';
import { endpoint } from '../http/endpoint.ts';
import { mailDomain } from '../mail/addresses.ts';
import { settings } from '../settings.ts';
import { digestOf, submissionOf, suspicionOf } from './submission.ts';
import { turnstileDoubt } from './turnstile.ts';

const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['accepted', 'replayed']), id: z.string(), due_at: z.string().optional() }),
  z.object({ outcome: z.literal('conflict') }),
  z.object({ outcome: z.literal('limited'), wait: z.number() }),
]);
export type Accepted = { id: string; due_at?: string | undefined };

/** What tells one form from another. */
export type Form<Shape extends z.ZodRawShape> = {
  /** The function's name (specification, section 7). */
  name: string;
  payload: z.ZodObject<Shape>;
  /** The database procedure that stores lead and mails. */
  procedure: string;
  /** The lead in the columns' names. @throws Refusal 400 for what the schema cannot tell. */
  toLead(payload: z.infer<z.ZodObject<Shape>>): Record<string, unknown>;
  /** Further parameters of the procedure. */
  extra?(): Promise<Record<string, unknown>>;
  /** Further fields of a success. */
  answer?(accepted: Accepted): Record<string, unknown>;
  /** What is to be done once the lead is stored and the visitor answered. */
  after: () => Promise<void>;
};

const conflict = () =>
  new Refusal(409, 'conflict', 'This form was already sent with other contents. Please reload the page and try again.', {
    details: 'idempotencyKey: already used for another submission',
  });

const limited = (seconds: number) =>
  new Refusal(429, 'rate_limited', 'Too many requests. Please wait a few minutes and try again.', {
    hint: `Retry after ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  });

/**
 * A public form as a request handler: checks, one database call that stores lead and mails together (R11), an answer, and only then
 * delivery. The answer is the same for an accepted, a repeated and a quarantined submission.
 */
export const intakeForm = <Shape extends z.ZodRawShape>(form: Form<Shape>): ((request: Request) => Promise<Response>) => {
  const parse = submissionOf(form.payload);
  return endpoint(form.name, ['POST'], async (request): Promise<Handled> => {
    const { payload, guard } = parse(await readJson(request));
    const lead = form.toLead(payload);
    const config = settings();
    const address = clientAddress(request);
    // A caller without a key of its own gets one, so that this very request can be repeated towards the database.
    const key = guard.idempotencyKey ?? crypto.randomUUID();
    const doubt = await turnstileDoubt({ token: guard.turnstileToken, address, action: form.name }, config);
    const suspicion = suspicionOf(guard) ?? doubt;

    const result = outcomeSchema.parse(
      await callDatabase(form.procedure, {
        request: {
          lead,
          key,
          body_hash: await digestOf(payload),
          address,
          limits: { address: config.LIMIT_PER_ADDRESS, person: config.LIMIT_PER_EMAIL },
          suspicion,
          staff: config.STAFF_EMAIL,
          mail_domain: mailDomain(config.MAIL_FROM),
          ...(await form.extra?.()),
        },
      }),
    );
    if (result.outcome === 'conflict') throw conflict();
    if (result.outcome === 'limited') throw limited(result.wait);
    return {
      body: { success: true, ...form.answer?.(result) },
      outcome: suspicion === null ? result.outcome : `quarantined-${suspicion}`,
      ...(suspicion === null ? { after: form.after } : {}),
    };
  });
};
