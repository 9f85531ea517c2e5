import type { Profile, Session } from '@millrace/core/accounts';
import { AppError } from '@millrace/core/errors';
import type { AccountListener, Accounts } from '@millrace/data/contracts';
import type { ProfileCache } from '@millrace/ui/account';
import type { AccountState, Bridge } from '../../ipc/bridge.ts';

const notHere = (): never => {
  throw new AppError({ code: 'invalid', message: 'Please use the web site for this' });
};

export type ConsoleAccounts = {
  accounts: Accounts;
  /** Knows the profile as soon as the session is known, so that no screen waits for it. */
  profiles: ProfileCache;
  getState(): AccountState | null;
  subscribe(listener: () => void): () => void;
};

/**
 * The accounts of the console: the main process keeps the session and lets admins in only, so that whoever is signed in here is one.
 * Signing up and passwords belong to the web site.
 */
export const consoleAccounts = (bridge: Pick<Bridge, 'account' | 'on'>): ConsoleAccounts => {
  let state: AccountState | null = null;
  const listeners = new Set<AccountListener>();
  const watchers = new Set<() => void>();

  const session = (): Session | null => (state?.state === 'signed-in' ? state.who.session : null);
  const profile = (): Profile | null => {
    if (state?.state !== 'signed-in') return null;
    const { user } = state.who.session;
    return { id: user.id, email: user.email, fullName: state.who.fullName, phone: null, role: 'admin' };
  };

  const take = (next: AccountState) => {
    const before = session()?.user.id;
    state = next;
    for (const watcher of watchers) watcher();
    const now = session();
    if (now?.user.id === before) return;
    for (const listener of listeners) listener(now ? 'SIGNED_IN' : 'SIGNED_OUT', now);
  };
  bridge.on('account-changed', take);

  return {
    getState: () => state,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },

    profiles: {
      read: (userId) => {
        const own = profile();
        return own?.id === userId ? own : null;
      },
      write() {},
      clear() {},
    },

    accounts: {
      async signIn(email, password) {
        take(await bridge.account.signIn(email, password));
        const now = session();
        if (!now) throw new AppError({ code: 'unauthorised', message: 'Please sign in' });
        return now;
      },
      signOut: () => bridge.account.signOut(),
      onEvent(listener) {
        listeners.add(listener);
        let listening = true;
        void bridge.account.current().then((current) => {
          state = current;
          for (const watcher of watchers) watcher();
          if (listening) listener('INITIAL_SESSION', session());
        });
        return () => {
          listening = false;
          listeners.delete(listener);
        };
      },
      ownProfile: async () => profile(),
      signUp: async () => notHere(),
      requestPasswordReset: async () => notHere(),
      changePassword: async () => notHere(),
      resendConfirmation: async () => notHere(),
      createOwnProfile: async () => notHere(),
      updateOwnProfile: async () => notHere(),
    },
  };
};
