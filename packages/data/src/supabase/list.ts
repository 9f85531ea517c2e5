import { AppError } from '@millrace/core/errors';
import { cursorSchema, type ListQuery, type Page } from '@millrace/core/lists';
import { z } from 'zod';
import type { Supabase } from './client.ts';
import type { Json } from './database.types.ts';
import { fromPostgrest } from './errors.ts';

export type ListFunction =
  | 'list_contacts'
  | 'list_demo_requests'
  | 'list_call_requests'
  | 'list_subscribers'
  | 'list_clients'
  | 'list_projects';

const answer = z.object({
  rows: z.array(z.looseObject({ cursor: cursorSchema })),
  total: z.number(),
  capped: z.boolean(),
  hasPrevious: z.boolean(),
  hasNext: z.boolean(),
});

/** Calls one of the paged list functions and maps its rows. @throws AppError. */
export const listPage = async <Column extends string, Filter extends object, Row>(
  client: Supabase,
  name: ListFunction,
  query: ListQuery<Column, Filter>,
  toRow: (row: unknown) => Row,
): Promise<Page<Row>> => {
  const { data, error, status } = await client.rpc(name, { query: query as unknown as Json });
  if (error) throw fromPostgrest(error, status);
  const parsed = answer.safeParse(data);
  if (!parsed.success) {
    throw new AppError({
      code: 'unexpected',
      message: 'The server gave an answer that cannot be read',
      details: parsed.error.message,
    });
  }
  const { rows, total, capped, hasPrevious, hasNext } = parsed.data;
  return {
    rows: rows.map(toRow),
    total,
    capped,
    previous: hasPrevious ? (rows[0]?.cursor ?? null) : null,
    next: hasNext ? (rows.at(-1)?.cursor ?? null) : null,
  };
};
