import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import bcrypt from 'bcryptjs';
import { z } from 'zod';
import { authError } from '../http/answers.ts';
import type { AuthMailer } from './auth-mail.ts';
import { authMail } from './auth-mails.ts';
import type { Backend } from './backend.ts';
import { redirectPolicy } from './redirects.ts';
import { requestedRedirect } from './reworded.ts';
import { SendingLimit } from './sending-limit.ts';

/** What the product uses of Auth. The embedded backend would, for example, create confirmed users through `/otp`. */
const endpoints: Record<string, readonly string[]> = {
  '/signup': ['POST'],
  '/token': ['POST'],
  '/verify': ['GET', 'POST'],
  '/recover': ['POST'],
  '/resend': ['POST'],
  '/logout': ['POST'],
  '/user': ['GET', 'PUT'],
  '/health': ['GET'],
  '/settings': ['GET'],
  '/.well-known/jwks.json': ['GET'],
};

const mailBody = z.object({
  email: z.string(),
  password: z.string().optional(),
  type: z.string().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
});
type MailBody = z.infer<typeof mailBody>;

const authAnswer = z.looseObject({
  id: z.string().optional(),
  access_token: z.string().optional(),
  error_code: z.string().optional(),
});

/** The hash of a password that nobody has: comparing with it takes as long as with a real one. */
const decoyHash = '$2b$10$xfx929611dgw7EAAcUHx7e1/PBj4yFgxU0dHHxRzFt54eZgYhOjfi';

const crossOrigin = { 'access-control-allow-origin': '*' };

interface Account {
  id: string;
  confirmed: boolean;
  password: string | null;
}

export interface AuthGuardOptions {
  backend: Backend;
  database: PGlite;
  mailer: AuthMailer;
  siteUrl: string;
  redirectUrls: string[];
}

/**
 * Stands before the embedded Auth so that it answers as hosted Supabase does and tells nobody which addresses are
 * known (R10): a second sign-up looks like a first one, a wrong password is reported before an unconfirmed address,
 * a confirmation can be sent again, and links lead to allow-listed addresses only.
 * @returns a handler for requests under `/auth/v1`; `body` is the request's, read whole.
 */
export function createAuthGuard(options: AuthGuardOptions) {
  const { backend, database, mailer } = options;
  const mayLeadTo = redirectPolicy(options.siteUrl, options.redirectUrls);
  const limit = new SendingLimit();

  const findAccount = (email: string) =>
    backend.queue.run(async (): Promise<Account | undefined> => {
      const sql =
        'select id, email_confirmed_at is not null as confirmed, encrypted_password as password from auth.users where email = $1';
      return (await database.query<Account>(sql, [email.toLowerCase()])).rows[0];
    });

  /** Mails an unconfirmed account a new link; the old one stops working. */
  async function confirmAgain(account: Account, email: string): Promise<void> {
    const code = Array.from({ length: 10 }, () => randomInt(10)).join('');
    const token = createHash('sha256')
      .update(email.toLowerCase() + code)
      .digest('hex');
    const sql =
      'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1 and email_confirmed_at is null';
    await backend.queue.run(() => database.query(sql, [account.id, token]));
    const link = new URL('/auth/v1/verify', options.siteUrl);
    link.search = new URLSearchParams({
      token,
      type: 'signup',
      redirect_to: requestedRedirect.getStore() ?? options.siteUrl,
    }).toString();
    await mailer.send({ to: email.toLowerCase(), ...authMail('signup', link.href) });
  }

  async function signUp(forward: () => Promise<Response>, body: MailBody): Promise<Response> {
    const answer = await forward();
    const outcome = authAnswer.parse(await answer.clone().json());
    if (answer.status === 429) {
      const account = await findAccount(body.email);
      if (account && !account.confirmed) await confirmAgain(account, body.email);
      else await mailer.send({ to: body.email.toLowerCase(), ...authMail('known', `${options.siteUrl}/login`) });
      await bcrypt.hash(body.password ?? '', 10);
      return Response.json(unconfirmedUser(body), { headers: crossOrigin });
    }
    if (!answer.ok || outcome.access_token !== undefined) return answer;
    return Response.json(unconfirmedUser(body), { headers: crossOrigin });
  }

  async function signIn(forward: () => Promise<Response>, body: MailBody): Promise<Response> {
    const answer = await forward();
    if (answer.status !== 400) return answer;
    const { error_code: code } = authAnswer.parse(await answer.clone().json());
    if (code === 'invalid_credentials' && !(await findAccount(body.email))) await bcrypt.compare(body.password ?? '', decoyHash);
    if (code !== 'email_not_confirmed') return answer;
    const hash = (await findAccount(body.email))?.password ?? decoyHash;
    return (await bcrypt.compare(body.password ?? '', hash))
      ? answer
      : authError(400, 'invalid_credentials', 'Invalid login credentials');
  }

  async function resend(forward: () => Promise<Response>, body: MailBody): Promise<Response> {
    if (body.type !== 'signup') return forward();
    const account = await findAccount(body.email);
    if (account && !account.confirmed) await confirmAgain(account, body.email);
    return Response.json({}, { headers: crossOrigin });
  }

  /** Sends GET links whose target is not allowed to the site's root instead. */
  function checkedLink(url: URL): URL {
    const target = url.searchParams.get('redirect_to');
    if (target === null || mayLeadTo(target)) return url;
    const checked = new URL(url);
    checked.searchParams.delete('redirect_to');
    return checked;
  }

  async function answer(request: Request, body: Uint8Array<ArrayBuffer>, peer: string | null): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.slice('/auth/v1'.length);
    const forwardTo = (target: URL) =>
      backend.fetch(
        new Request(target, { method: request.method, headers: request.headers, body: body.byteLength > 0 ? body : null }),
        peer,
      );
    const forward = () => forwardTo(url);
    if (request.method === 'OPTIONS') return forward();
    if (!endpoints[path]?.includes(request.method)) return authError(404, 'not_found', 'This endpoint does not exist.');
    if (path === '/verify') return forwardTo(checkedLink(url));
    const isMailing = path === '/signup' || path === '/recover' || path === '/resend';
    const isPassword = path === '/token' && url.searchParams.get('grant_type') === 'password';
    if (!isMailing && !isPassword) return forward();
    const parsed = mailBody.safeParse(parseJson(body));
    if (!parsed.success) return forward();
    if (isPassword) return signIn(forward, parsed.data);
    if (!limit.allow(`${path} ${parsed.data.email.toLowerCase()}`)) {
      return authError(429, 'over_email_send_rate_limit', 'For security purposes, you can only request this again later.');
    }
    if (path === '/signup') return signUp(forward, parsed.data);
    return path === '/resend' ? resend(forward, parsed.data) : forward();
  }

  return (request: Request, body: Uint8Array<ArrayBuffer>, peer: string | null): Promise<Response> => {
    const target = new URL(request.url).searchParams.get('redirect_to');
    if (!target || !mayLeadTo(target)) return answer(request, body, peer);
    return requestedRedirect.run(target, () => answer(request, body, peer));
  };
}

/**
 * The one answer to every sign-up that waits for a confirmation, whether its address was known or not. The id is made
 * up: the real one would differ in form, and nobody needs it before the confirmation.
 */
function unconfirmedUser(body: MailBody) {
  const id = randomUUID();
  const now = new Date().toISOString();
  const email = body.email.toLowerCase();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...body.data, email, email_verified: false, phone_verified: false, sub: id },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
