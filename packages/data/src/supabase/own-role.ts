import { AppError } from '@millrace/core/errors';
import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';

/**
 * Row level security answers "no such row" to who may not see it. Before that is said to a person, this tells the two apart.
 * @throws AppError `forbidden` when the signed-in person is no admin (any more).
 */
export const refuseUnlessAdmin = async (client: Supabase): Promise<void> => {
  const { data: auth } = await client.auth.getSession();
  const { data, error, status } = await client
    .from('profiles')
    .select('role')
    .eq('id', auth.session?.user.id ?? '')
    .maybeSingle();
  if (error) throw fromPostgrest(error, status);
  if (data?.role !== 'admin') throw new AppError({ code: 'forbidden', message: 'Admin access required' });
};
