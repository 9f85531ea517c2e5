import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** What the adapters use of a Supabase client. */
export type Supabase = Pick<SupabaseClient<Database>, 'auth' | 'from' | 'rpc'>;

/**
 * The one Supabase client of an edition.
 * @param url address of the backend, without a trailing slash
 * @param key the publishable (anonymous) key
 */
export const createSupabase = (url: string, key: string, options: SupabaseClientOptions<'public'> = {}): Supabase =>
  createClient<Database>(url, key, {
    ...options,
    // Its own retries would multiply with those that screens and the profile fetch decide on.
    db: { retry: false, ...options.db },
    auth: { flowType: 'implicit', ...options.auth },
    global: { fetch: fetchWithTimeout, ...options.global },
  });
