import { site } from '@millrace/core/site';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

/** `20/600` is 20 in 600 seconds. */
const limit = (fallback: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'must look like 20/600: a count and seconds')
    .default(fallback)
    .transform((text) => {
      const [max = 0, seconds = 0] = text.split('/').map(Number);
      return { max, seconds };
    });
export type Limit = { max: number; seconds: number };

const whole = (fallback: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(fallback);
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const settingsSchema = z
  .object({
    SUPABASE_URL: url,
    SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
    /** Where the public site is; links in mails lead there. */
    SITE_URL: url.default(site.origin),
    /** Where the functions are reached from outside; one-click links and call reports lead there. */
    FUNCTIONS_URL: url.optional(),
    /** Further web origins that may call the functions from a browser, comma separated; the site's own always may. */
    CORS_ORIGINS: list.pipe(z.array(url)),
    /** The header in which the platform in front reports the caller's address. Unset: no header is trusted. */
    CLIENT_ADDRESS_HEADER: z
      .string()
      .regex(/^[a-z0-9-]+$/i)
      .optional(),

    MAIL_TRANSPORT: z.enum(['smtp', 'resend']).default('smtp'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    RESEND_API_KEY: z.string().min(1).optional(),
    RESEND_URL: url.default('https://api.resend.com'),
    /** Signs Resend's reports of bounces and complaints (`mail-events`). */
    RESEND_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/=]+$/)
      .optional(),
    MAIL_FROM: z.string().min(3).default(site.mailFrom),
    STAFF_EMAIL: z.email().default(site.staffEmail),
    /** One delivery attempt is given up after this long. */
    MAIL_TIMEOUT_MS: whole(20_000, 100, 120_000),
    /** A mail taken by a worker that then died is free again after this long; longer than an attempt can take. */
    MAIL_LEASE_SECONDS: whole(120, 1, 3_600),
    MAIL_MAX_ATTEMPTS: whole(14, 1, 50),
    /** The pause after the first failure; it doubles with each further one, up to MAIL_BACKOFF_MAX_MS. */
    MAIL_BACKOFF_MS: whole(30_000, 1, 3_600_000),
    MAIL_BACKOFF_MAX_MS: whole(4 * 3_600_000, 1, 86_400_000),
    /** Mails under way at the same moment in one worker. */
    MAIL_CONCURRENCY: whole(4, 1, 32),

    LIMIT_PER_ADDRESS: limit('20/600'),
    LIMIT_PER_EMAIL: limit('6/3600'),
    TURNSTILE_SECRET_KEY: z.string().min(1).optional(),
    TURNSTILE_HOSTNAMES: list,
    TURNSTILE_URL: url.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),

    /** Confirmation links are derived from it; without it, from the service key. */
    NEWSLETTER_TOKEN_SECRET: z.string().min(32).optional(),
    /** How long a confirmation link works after its mail was sent. */
    NEWSLETTER_TOKEN_HOURS: z.coerce.number().positive().max(720).default(48),

    CALL_TRANSPORT: z.enum(['log', 'twilio']).default('log'),
    /** `business`: visitors are called in business hours only; `any`: at once, at any hour. */
    CALL_HOURS: z.enum(['business', 'any']).default('business'),
    TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
    TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
    TWILIO_FROM: z.string().min(1).optional(),
    TWILIO_URL: url.default('https://api.twilio.com'),
    /** Whom the visitor is connected with. */
    CALL_BRIDGE_TO: z.string().min(3).default(site.phone.e164),
    CALL_TIMEOUT_MS: whole(10_000, 100, 60_000),
    CALL_MAX_ATTEMPTS: whole(4, 1, 20),

    RETENTION_QUARANTINE_DAYS: whole(90, 1, 3_650),
    RETENTION_MAILS_DAYS: whole(90, 1, 3_650),
    RETENTION_NEWSLETTER_REQUESTS_DAYS: whole(1_095, 1, 3_650),
    RETENTION_PENDING_SUBSCRIBERS_DAYS: whole(30, 1, 3_650),
  })
  .superRefine((values, context) => {
    const needs = (name: keyof typeof values, because: string) => {
      if (values[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: `is needed ${because}` });
    };
    if (values.MAIL_TRANSPORT === 'smtp') needs('SMTP_URL', 'by MAIL_TRANSPORT=smtp');
    if (values.MAIL_TRANSPORT === 'resend') needs('RESEND_API_KEY', 'by MAIL_TRANSPORT=resend');
    if (values.CALL_TRANSPORT === 'twilio') {
      for (const name of ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const)
        needs(name, 'by CALL_TRANSPORT=twilio');
    }
    if (values.MAIL_LEASE_SECONDS * 1_000 <= values.MAIL_TIMEOUT_MS) {
      context.addIssue({ code: 'custom', path: ['MAIL_LEASE_SECONDS'], message: 'must be longer than MAIL_TIMEOUT_MS' });
    }
  });

/** What the functions read from their environment, checked. */
export type Settings = z.infer<typeof settingsSchema> & { FUNCTIONS_URL: string };

/**
 * Reads the environment; empty values count as unset.
 * @throws Error naming every variable that cannot be used (values are not repeated: some are secret).
 */
export const parseSettings = (environment: Record<string, string | undefined>): Settings => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settingsSchema.safeParse(present);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  return { ...parsed.data, FUNCTIONS_URL: parsed.data.FUNCTIONS_URL ?? `${parsed.data.SUPABASE_URL}/functions/v1` };
};

let current: Settings | undefined;

/** The settings of this process, read once when first needed. */
export const settings = (): Settings => {
  current ??= parseSettings(Object.fromEntries([...settingNames].map((name) => [name, Deno.env.get(name)])));
  return current;
};

/** Every variable the functions read: a host grants exactly these (`deno run --allow-env=...`). */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);
