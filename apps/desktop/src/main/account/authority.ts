import { isAdmin, type Profile } from '@millrace/core/accounts';
import { AppError } from '@millrace/core/errors';
import { accountMessages } from '@millrace/core/messages';
import { type Supabase, supabaseAccounts } from '@millrace/data/supabase';
import type { SessionStorage } from './session-storage.ts';

/** What the server says about the person of the kept session. `unknown`: it could not be asked. */
export type Verdict = { is: 'admin'; profile: Profile } | { is: 'refused'; reason: string } | { is: 'unknown' };

/** The server's word on who may use the console. */
export type Authority = {
  /** @throws AppError with the server's words; `forbidden` for anyone who is no admin (specification, section 6). */
  signIn(email: string, password: string): Promise<Profile>;
  /** Asks the server who the kept session belongs to and whether that person is an admin. Never throws. */
  verify(): Promise<Verdict>;
  /** Ends the session: here at once, on the server if it can be reached within a moment. */
  signOut(): Promise<void>;
  /** Calls the listener when the server has refused to renew the session. */
  onRefused(listener: () => void): void;
};

const SIGN_OUT_PATIENCE_MS = 3_000;
const FINAL = new Set([400, 401, 403, 404]);

type AuthFailure = { status?: number | undefined; name?: string };

/**
 * Whether an answer says "no" about the session itself. An outage, a limit or the page of a hotel's network (which is no answer of the
 * auth server, so it carries no status) may pass; nobody loses a cache over them.
 */
const isFinal = ({ status, name }: AuthFailure): boolean => name === 'AuthSessionMissingError' || FINAL.has(status ?? 0);

const refused = (reason: string): Verdict => ({ is: 'refused', reason });

/** @param siteOrigin needed by the sign-up mails, which this edition never sends */
export const supabaseAuthority = (client: Supabase, storage: SessionStorage, siteOrigin: string): Authority => {
  const accounts = supabaseAccounts(client, siteOrigin);

  const signOut = async () => {
    const told = client.auth.signOut({ scope: 'local' }).catch(() => {});
    let patience: NodeJS.Timeout | undefined;
    await Promise.race([told, new Promise((resolve) => (patience = setTimeout(resolve, SIGN_OUT_PATIENCE_MS)))]);
    clearTimeout(patience);
    storage.close();
  };

  return {
    signOut,

    async signIn(email, password) {
      storage.open();
      try {
        const { user } = await accounts.signIn(email, password);
        const profile = await accounts.ownProfile(user.id);
        if (profile && isAdmin(profile)) return profile;
      } catch (error) {
        storage.close();
        throw error;
      }
      await signOut();
      throw new AppError({ code: 'forbidden', message: accountMessages.adminRequired });
    },

    async verify() {
      try {
        const { data, error } = await client.auth.getSession();
        if (error && !isFinal(error)) return { is: 'unknown' };
        if (!data.session) return refused(accountMessages.sessionEnded);
        const { data: found, error: refusal } = await client.auth.getUser();
        if (refusal) return isFinal(refusal) ? refused(accountMessages.sessionEnded) : { is: 'unknown' };
        const profile = await accounts.ownProfile(found.user.id);
        if (profile) return isAdmin(profile) ? { is: 'admin', profile } : refused(accountMessages.adminRequired);
        // A request that went out without a session would find no row either, which proves nothing.
        const { data: still } = await client.auth.getSession();
        return still.session ? refused(accountMessages.adminRequired) : { is: 'unknown' };
      } catch {
        return { is: 'unknown' };
      }
    },

    onRefused(listener) {
      client.auth.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT') listener();
      });
    },
  };
};
