import { z } from 'zod';
import { DEFAULT_OFFLINE_DAYS } from './vault/unlock.ts';

/** The local edition, as `npm start` serves it. */
const LOCAL = { url: 'http://127.0.0.1:3000', key: 'sb_publishable_millrace_local' };

const loopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** Without a trailing slash; http only for a server on this machine, since passwords travel to it. */
const serverAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).protocol === 'https:' || loopback(new URL(text).hostname), 'Must be an https address')
  .transform((text) => text.replace(/\/+$/, ''));

/** Updates are programs: never from anywhere that is not https (R32). */
const feedAddress = z.url({ protocol: /^https$/ }).transform((text) => text.replace(/\/+$/, ''));

const valuesSchema = z.object({
  SUPABASE_URL: serverAddress.optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  MILLRACE_UPDATE_URL: feedAddress.optional(),
  MILLRACE_OFFLINE_DAYS: z.coerce.number().int().min(0).max(365).optional(),
});
const names = Object.keys(valuesSchema.shape) as (keyof typeof valuesSchema.shape)[];

export type Configuration = { supabaseUrl: string; supabaseKey: string; updateUrl: string | null; offlineDays: number };

type Source = Readonly<Record<string, unknown>>;

/**
 * The console's configuration: each value from the first source that has it, the local edition when none does.
 * @param sources the environment, then the machine's `console.json`, then what the release was built with
 * @throws ZodError naming the value that is of no use
 */
export const readConfiguration = (sources: readonly Source[]): Configuration => {
  const found = names.map((name) => [
    name,
    sources.map((source) => source[name]).find((value) => value !== undefined && value !== ''),
  ]);
  const values = valuesSchema.parse(Object.fromEntries(found));
  return {
    supabaseUrl: values.SUPABASE_URL ?? LOCAL.url,
    supabaseKey: values.SUPABASE_ANON_KEY ?? LOCAL.key,
    updateUrl: values.MILLRACE_UPDATE_URL ?? null,
    offlineDays: values.MILLRACE_OFFLINE_DAYS ?? DEFAULT_OFFLINE_DAYS,
  };
};
