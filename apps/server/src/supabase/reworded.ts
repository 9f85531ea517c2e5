import { AsyncLocalStorage } from 'node:async_hooks';
import { authMail, isAuthMailKind } from './auth-mails.ts';

export interface AuthMail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** Where the link in a mail caused by the current request should lead; unset: the site's root. */
export const requestedRedirect = new AsyncLocalStorage<string>();

/**
 * Puts the project's own words around the link that the embedded backend made, and lets it lead where the request
 * asked: the backend always returns to the site's root, hosted Supabase honours `redirect_to`.
 */
export function reworded(mail: AuthMail): AuthMail {
  const found = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail.text ?? '')?.[0];
  if (!found) return mail;
  const link = new URL(found);
  const kind = link.searchParams.get('type') ?? '';
  const target = requestedRedirect.getStore();
  if (target) link.searchParams.set('redirect_to', target);
  return isAuthMailKind(kind) ? { to: mail.to, ...authMail(kind, link.href) } : mail;
}
