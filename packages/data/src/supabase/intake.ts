import { AppError } from '@millrace/core/errors';
import { FunctionsClient, FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from '@supabase/functions-js';
import type { Intake, IntakeOutcome } from '../contracts/index.ts';
import { codeOfStatus } from './errors.ts';

/** A form that gets no answer for so long has failed; its idempotency key makes the retry safe. */
const ANSWER_TIMEOUT_MS = 20_000;

/** What a function answers; `error` is for the person, the rest for logs (specification, section 7). */
type Answer = {
  success?: boolean;
  error?: string | { message?: string; code?: string };
  message?: string;
  details?: string;
  hint?: string;
  code?: string;
  dueAt?: string;
};

const readAnswer = async (response: Response): Promise<Answer> => {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

/** The server's own words where it gave any; never the library's "non-2xx status code". */
const wordsOf = ({ error, message }: Answer): string => (typeof error === 'string' ? error : error?.message) || message || '';

const refused = (answer: Answer, status: number): AppError =>
  new AppError({
    code: codeOfStatus(status),
    message: wordsOf(answer),
    ...(answer.details ? { details: String(answer.details) } : {}),
    ...((answer.hint ?? answer.code) ? { hint: String(answer.hint ?? answer.code) } : {}),
  });

/** `Failed to send a request to the Edge Function` is the library's wording, which the message catalogue recognises. */
const unanswered = (error: Error): AppError =>
  new AppError({ code: 'offline', message: error.message, details: String(error.cause ?? '') }, { cause: error });

const toError = async (error: unknown): Promise<AppError> => {
  if (error instanceof FunctionsFetchError) return unanswered(error);
  if (error instanceof FunctionsRelayError) return new AppError({ code: 'unavailable', message: '' }, { cause: error });
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response;
    return refused(await readAnswer(response), response.status);
  }
  return new AppError({ code: 'unexpected', message: '', details: String(error) }, { cause: error });
};

/** Calls one Edge Function by name with a JSON body; answers its body, throws AppError with the server's own message. */
export type CallFunction = (name: string, body: Record<string, unknown>) => Promise<IntakeOutcome>;

/**
 * @param url absolute address of the backend, without a trailing slash
 * @param key the publishable (anonymous) key
 */
export const functionCaller = (url: string, key: string): CallFunction => {
  const functions = new FunctionsClient(`${url}/functions/v1`, { headers: { apikey: key, Authorization: `Bearer ${key}` } });
  return async (name, body) => {
    const { data, error } = await functions.invoke<Answer>(name, { body, timeout: ANSWER_TIMEOUT_MS });
    if (error) throw await toError(error);
    if (data?.success === false) throw refused(data, 422);
    return data?.dueAt ? { dueAt: data.dueAt } : {};
  };
};

/** The four public forms over Edge Functions (specification, section 7). Needs no more of Supabase than its functions client. */
export const supabaseIntake = (url: string, key: string): Intake => {
  const call = functionCaller(url, key);
  return {
    sendContact: (payload, guard) => call('send-contact-email', { ...payload, ...guard }),
    requestDemo: (payload, guard) => call('send-demo-request', { ...payload, ...guard }),
    requestCall: (payload, guard) => call('connect-call', { ...payload, ...guard }),
    subscribe: (payload, guard) => call('send-newsletter-verification', { ...payload, ...guard }),
  };
};
