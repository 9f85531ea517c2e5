import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Supabase } from './client.ts';
import type { Database } from './database.types.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/**
 * The Supabase client of a browser: the library's own auth and REST clients, put together as `createClient` does, without its realtime
 * and storage clients, which nothing here uses and which are a third of its script. Sessions are kept where `createClient` keeps them.
 * @param url address of the backend, without a trailing slash
 * @param key the publishable (anonymous) key
 */
export function createBrowserSupabase(url: string, key: string): Supabase {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    fetch: fetchWithTimeout,
  });

  /** The session's token with every request; the key where nobody is signed in. Asks for a renewal when it has run out. */
  const fetchAsUser: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', key);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? key}`);
    return fetchWithTimeout(input, { ...init, headers });
  };

  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: fetchAsUser, retry: false });
  return {
    auth,
    from: rest.from.bind(rest) as Supabase['from'],
    rpc: rest.rpc.bind(rest) as Supabase['rpc'],
  };
}
