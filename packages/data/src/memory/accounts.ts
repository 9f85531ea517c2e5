import type { AccountEvent, Profile, Session } from '@millrace/core/accounts';
import { AppError } from '@millrace/core/errors';
import type { AccountListener, Accounts } from '../contracts/index.ts';

export type MemoryAccount = {
  email: string;
  password: string;
  fullName: string | null;
  confirmed: boolean;
  profile: Profile | null;
};

/** Accounts in memory. `emit` lets a test send any event; `confirmations: false` signs people in at once. */
export const memoryAccounts = (
  accounts: MemoryAccount[] = [],
  { confirmations = true }: { confirmations?: boolean } = {},
): Accounts & { emit: (event: AccountEvent, session: Session | null) => void } => {
  const listeners = new Set<AccountListener>();
  const ids = new Map<MemoryAccount, string>();
  let current: Session | null = null;

  const idOf = (account: MemoryAccount): string => {
    const id = account.profile?.id ?? ids.get(account) ?? crypto.randomUUID();
    ids.set(account, id);
    return id;
  };
  const byEmail = (email: string) => accounts.find((account) => account.email.toLowerCase() === email.toLowerCase());
  const byId = (id: string) => accounts.find((account) => idOf(account) === id);
  const emit = (event: AccountEvent, session: Session | null) => {
    current = session;
    for (const listener of listeners) listener(event, session);
  };
  const sessionOf = (account: MemoryAccount): Session => ({
    user: { id: idOf(account), email: account.email, fullName: account.fullName },
  });

  return {
    emit,

    async signIn(email, password) {
      const account = byEmail(email);
      if (!account || account.password !== password)
        throw new AppError({ code: 'invalid', message: 'Invalid login credentials' });
      if (!account.confirmed) throw new AppError({ code: 'invalid', message: 'Email not confirmed' });
      const session = sessionOf(account);
      emit('SIGNED_IN', session);
      return session;
    },

    async signUp({ email, password, fullName }) {
      if (byEmail(email)) throw new AppError({ code: 'invalid', message: 'User already registered' });
      const account: MemoryAccount = { email, password, fullName, confirmed: !confirmations, profile: null };
      accounts.push(account);
      if (confirmations) return 'confirm';
      emit('SIGNED_IN', sessionOf(account));
      return 'signed-in';
    },

    async signOut() {
      emit('SIGNED_OUT', null);
    },

    async requestPasswordReset() {},
    async resendConfirmation() {},

    async changePassword(password) {
      const account = current && byId(current.user.id);
      if (!account) throw new AppError({ code: 'unauthorised', message: 'Auth session missing!' });
      account.password = password;
      emit('USER_UPDATED', current);
    },

    onEvent(listener) {
      listeners.add(listener);
      queueMicrotask(() => listeners.has(listener) && listener('INITIAL_SESSION', current));
      return () => listeners.delete(listener);
    },

    ownProfile: async (userId) => byId(userId)?.profile ?? null,

    async createOwnProfile({ id, email, fullName }) {
      const profile: Profile = { id, email, fullName, phone: null, role: 'client' };
      const account = byId(id);
      if (account) account.profile = profile;
      return profile;
    },

    async updateOwnProfile(id, change) {
      const account = byId(id);
      if (!account?.profile) throw new AppError({ code: 'not-found', message: 'Your profile no longer exists' });
      account.profile = { ...account.profile, ...change };
      return account.profile;
    },
  };
};
