import type { LeadKind } from '@millrace/core/leads';
import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';

/** "Not spam": the submission leaves quarantine and its held mail goes out. */
export const releaseSubmission = async (client: Supabase, kind: LeadKind, id: string): Promise<void> => {
  const { error, status } = await client.rpc('release_submission', { kind, id });
  if (error) throw fromPostgrest(error, status);
};
