import { AppError } from '@millrace/core/errors';
import { z } from 'zod';
import type { PullAnswer, PullSource } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import type { Json } from './database.types.ts';
import { fromPostgrest } from './errors.ts';

const answer: z.ZodType<PullAnswer> = z.object({
  epoch: z.guid(),
  full: z.boolean(),
  mark: z.guid().nullable(),
  counts: z.record(z.string(), z.number()).nullable(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      // Thousands of rows: their cells are checked by the column types of the cache, not one by one here.
      rows: z.custom<unknown[][]>((rows) => Array.isArray(rows) && rows.every(Array.isArray)),
      done: z.boolean(),
    }),
  ),
  deleted: z.array(z.tuple([z.string(), z.guid()])),
  next: z.unknown(),
});

/** Changes by the procedure `pull_changes`; the caller must be signed in as an admin. */
export const supabasePull =
  (client: Supabase): PullSource =>
  async (query, signal) => {
    const request = client.rpc('pull_changes', { query: query as unknown as Json });
    const { data, error, status } = await (signal ? request.abortSignal(signal) : request);
    if (error) throw fromPostgrest(error, status);
    const parsed = answer.safeParse(data);
    if (parsed.success) return parsed.data;
    throw new AppError({
      code: 'unexpected',
      message: 'The server gave an answer that cannot be read',
      details: parsed.error.message,
    });
  };
