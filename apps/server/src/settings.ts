import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@millrace/core/site';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** The root of the repository: migrations, functions and the built site are found from here. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

const milliseconds = (fallback: number) => z.coerce.number().int().min(50).max(86_400_000).default(fallback);

const environmentSchema = z.object({
  /** TCP port; 0 takes any free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** The address people use, when it is not the one listened on. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_DIR: z.string().min(1).default('apps/web/dist'),
  /** Further addresses that a mailed sign-in link may lead to, comma separated. */
  REDIRECT_URLS: commaList,
  /** `off` signs people in directly after sign-up, without a confirmation mail. */
  CONFIRM_EMAIL: z.enum(['on', 'off']).default('on'),
  /** An outside SMTP server; the mail catcher stays off then. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default(site.mailFrom),
  STAFF_EMAIL: z.string().min(3).default(site.staffEmail),
  OUTBOX_INTERVAL_MS: milliseconds(5_000),
  CALLS_INTERVAL_MS: milliseconds(60_000),
  PURGE_INTERVAL_MS: milliseconds(86_400_000),
  /** `1` writes one JSON line per request to standard output. */
  LOG: z.enum(['0', '1']).default('0'),
});

export interface Settings {
  port: number;
  host: string;
  /** Absolute. */
  dataFolder: string;
  siteFolder: string;
  siteUrl: string | undefined;
  redirectUrls: string[];
  confirmEmail: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  staffEmail: string;
  intervals: { outbox: number; calls: number; purge: number };
  log: boolean;
  /** Seed a new data folder with the demo company. */
  demo: boolean;
  /** Throw the data folder's contents away first. */
  fresh: boolean;
  /** The environment as given: the source of the functions' own settings. */
  environment: Record<string, string | undefined>;
}

/**
 * Reads environment and arguments once, at the start.
 * @throws StartError naming the first variable or argument that cannot be used.
 */
export function readSettings(environment: Record<string, string | undefined>, args: string[]): Settings {
  const options = readArguments(args);
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    throw new StartError(`${name}=${environment[name] ?? ''} cannot be used: ${issue?.message ?? 'invalid value'}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(repositoryRoot, values.DATA_DIR),
    siteFolder: resolve(repositoryRoot, values.SITE_DIR),
    siteUrl: values.SITE_URL?.replace(/\/+$/, ''),
    redirectUrls: values.REDIRECT_URLS,
    confirmEmail: values.CONFIRM_EMAIL === 'on',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    staffEmail: values.STAFF_EMAIL,
    intervals: { outbox: values.OUTBOX_INTERVAL_MS, calls: values.CALLS_INTERVAL_MS, purge: values.PURGE_INTERVAL_MS },
    log: values.LOG === '1',
    demo: options.demo,
    fresh: options.fresh,
    environment,
  };
}

function readArguments(args: string[]): { demo: boolean; fresh: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { 'no-demo': { type: 'boolean', default: false }, fresh: { type: 'boolean', default: false } },
    });
    return { demo: !values['no-demo'], fresh: values.fresh };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)} Known: --no-demo, --fresh.`);
  }
}
