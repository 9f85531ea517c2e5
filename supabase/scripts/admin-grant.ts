// npm run admin:grant -- someone@company.com
//
// Makes an account that has signed up an admin. Runs with the service key, the only one that may write a role: against the hosted
// project that SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY name, else against the local edition of this machine.
import { pathToFileURL } from 'node:url';
import { ownerAccess } from './owner-access.ts';

type Profile = { id: string; email: string; role: string };
type Access = { url: string; key: string };

const request = async ({ url, key }: Access, path: string, init: RequestInit = {}): Promise<Profile[]> => {
  // New-style secret keys are no tokens and go into `apikey` alone.
  const authorization: Record<string, string> = key.startsWith('eyJ') ? { Authorization: `Bearer ${key}` } : {};
  const headers = { apikey: key, ...authorization, 'Content-Type': 'application/json', Prefer: 'return=representation' };
  const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/${path}`, { ...init, headers }).catch((cause: unknown) => {
    throw new Error(`${url} does not answer. Is it running?`, { cause });
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const reason = body && typeof body === 'object' && 'message' in body ? String(body.message) : answer.statusText;
    throw new Error(`${url} refused (${answer.status}): ${reason}`);
  }
  return body as Profile[];
};

/**
 * Gives the account with this address the role admin and answers what to tell the person.
 * @throws Error with a message for a person: no such account, a wrong key, no server.
 */
export const grantAdmin = async (access: Access, address: string): Promise<string> => {
  const email = address.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error('usage: npm run admin:grant -- someone@company.com');
  const [profile] = await request(access, `profiles?select=id,email,role&email=eq.${encodeURIComponent(email)}`);
  if (!profile)
    throw new Error(`No account has the address ${email}. Sign up at ${access.url}/login first, then run this again.`);
  if (profile.role === 'admin') return `${email} is an admin already.`;
  const [changed] = await request(access, `profiles?id=eq.${profile.id}&select=id,email,role`, {
    method: 'PATCH',
    body: JSON.stringify({ role: 'admin' }),
  });
  if (changed?.role !== 'admin') throw new Error('The role was not written: the key is no service key.');
  return `${email} is an admin now.`;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await grantAdmin(ownerAccess(process.env), process.argv[2] ?? ''));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
