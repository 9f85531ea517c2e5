import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';

/** Links a client to the account with the same confirmed address (specification, section 7); false when there is none. */
export const linkClient = async (client: Supabase, clientId: string): Promise<boolean> => {
  const { data, error, status } = await client.rpc('link_client', { client_id: clientId });
  if (error) throw fromPostgrest(error, status);
  return data === true;
};
