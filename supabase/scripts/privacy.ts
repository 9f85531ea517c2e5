// npm run privacy -- export|erase someone@company.com
//
// Shows or removes everything that the forms have stored about an e-mail address (docs/operations.md). Runs with the service key:
// against the hosted project that SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY name, else against the local edition of this machine.
import { pathToFileURL } from 'node:url';
import { ownerAccess } from './owner-access.ts';

type Access = { url: string; key: string };
type Counts = Record<string, number>;
type Erased = Counts & { kept: Counts };

const USAGE = 'usage: npm run privacy -- export|erase someone@company.com';

const call = async ({ url, key }: Access, procedure: string, email: string): Promise<unknown> => {
  // New-style secret keys are no tokens and go into `apikey` alone.
  const authorization: Record<string, string> = key.startsWith('eyJ') ? { Authorization: `Bearer ${key}` } : {};
  const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/rpc/${procedure}`, {
    method: 'POST',
    headers: { apikey: key, ...authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch((cause: unknown) => {
    throw new Error(`${url} does not answer. Is it running?`, { cause });
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body;
  const reason = body && typeof body === 'object' && 'message' in body ? String(body.message) : answer.statusText;
  throw new Error(`${url} refused (${answer.status}): ${reason}`);
};

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .map(([table, count]) => `  ${table}: ${count}`)
    .join('\n');

/**
 * Does what the arguments say and answers what to print: the data as JSON, or what was removed and what was kept.
 * @throws Error with a message for a person: wrong arguments, a wrong key, no server.
 */
export const privacy = async (access: Access, action: string | undefined, address: string | undefined): Promise<string> => {
  const email = (address ?? '').trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(USAGE);
  if (action === 'export') return JSON.stringify(await call(access, 'privacy_export', email), null, 2);
  if (action !== 'erase') throw new Error(USAGE);
  const { kept, ...removed } = (await call(access, 'privacy_erase', email)) as Erased;
  const business = Object.values(kept).some((count) => count > 0)
    ? `\nKept, because the company may need it for its business; remove it in the admin dashboard or Supabase's console if it may go:\n${listed(kept)}`
    : '';
  return `Removed of ${email}:\n${listed(removed as Counts)}${business}`;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await privacy(ownerAccess(process.env), process.argv[2], process.argv[3]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
