import { type AccountEvent, accountEvents, type Session } from '@millrace/core/accounts';
import { AppError } from '@millrace/core/errors';
import type { Session as AuthSession } from '@supabase/supabase-js';
import type { Accounts } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { fromAuth, fromPostgrest } from './errors.ts';
import { toProfile } from './rows.ts';

const PROFILE_COLUMNS = 'id, email, full_name, phone, role';

const toSession = ({ user }: AuthSession): Session => ({
  user: { id: user.id, email: user.email ?? '', fullName: (user.user_metadata.full_name as string | undefined) ?? null },
});

const isAccountEvent = (event: string): event is AccountEvent => (accountEvents as readonly string[]).includes(event);

/** @param siteOrigin where mailed links lead back to: the site root, the local origin on localhost (specification, section 7). */
export const supabaseAccounts = (client: Supabase, siteOrigin: string): Accounts => ({
  async signIn(email, password) {
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw fromAuth(error);
    return toSession(data.session);
  },

  async signUp({ email, password, fullName }) {
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { full_name: fullName }, emailRedirectTo: `${siteOrigin}/` },
    });
    if (error) throw fromAuth(error);
    return data.session ? 'signed-in' : 'confirm';
  },

  /** Ends the session everywhere; where the server cannot be asked, at least here. */
  async signOut() {
    const { error } = await client.auth.signOut();
    if (!error) return;
    const { error: localError } = await client.auth.signOut({ scope: 'local' });
    if (localError) throw fromAuth(localError);
  },

  async requestPasswordReset(email) {
    const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: `${siteOrigin}/login` });
    if (error) throw fromAuth(error);
  },

  async changePassword(password) {
    const { error } = await client.auth.updateUser({ password });
    if (error) throw fromAuth(error);
  },

  async resendConfirmation(email) {
    const { error } = await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${siteOrigin}/` } });
    if (error) throw fromAuth(error);
  },

  onEvent(listener) {
    const { data } = client.auth.onAuthStateChange((event, session) => {
      if (isAccountEvent(event)) listener(event, session ? toSession(session) : null);
    });
    return () => data.subscription.unsubscribe();
  },

  async ownProfile(userId) {
    const { data, error, status } = await client.from('profiles').select(PROFILE_COLUMNS).eq('id', userId).maybeSingle();
    if (error) throw fromPostgrest(error, status);
    return data ? toProfile(data) : null;
  },

  async createOwnProfile({ id, email, fullName }) {
    const { data, error, status } = await client
      .from('profiles')
      .insert({ id, email, full_name: fullName, role: 'client' })
      .select(PROFILE_COLUMNS)
      .single();
    if (error) throw fromPostgrest(error, status);
    return toProfile(data);
  },

  async updateOwnProfile(id, { fullName, phone }) {
    const { data, error, status } = await client
      .from('profiles')
      .update({ full_name: fullName, phone })
      .eq('id', id)
      .select(PROFILE_COLUMNS)
      .maybeSingle();
    if (error) throw fromPostgrest(error, status);
    if (!data) throw new AppError({ code: 'not-found', message: 'Your profile no longer exists' });
    return toProfile(data);
  },
});
