import type { AccountEvent, Profile, Session } from '@millrace/core/accounts';
import { accountMessages, type Toast } from '@millrace/core/messages';
import type { Accounts, SignUpOutcome } from '@millrace/data/contracts';
import { loadProfile } from './load-profile.ts';
import type { ProfileCache } from './profile-cache.ts';
import { noRecoveryMark, type RecoveryMark } from './recovery-mark.ts';
import { endedState, initialSessionState, type SessionState } from './session-state.ts';

export type SessionStore = {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Listens to authentication events until the returned function is called, by everyone who started. */
  start(): () => void;
  signIn(email: string, password: string): Promise<void>;
  /** Ends any current session first (specification, section 4). */
  signUp(input: { email: string; password: string; fullName: string }): Promise<SignUpOutcome>;
  /** Clears user, session and profile; says so unless `quiet`. */
  signOut(options?: { quiet?: boolean }): Promise<void>;
  changePassword(password: string): Promise<void>;
  /** The profile of the current session once it is known; null when it cannot be had or there is no session. */
  profileSettled(): Promise<Profile | null>;
  /** Asks the server again who this is, for example after it refused something. */
  recheck(): void;
  /** The server no longer accepts the session: ends it here; the person signs in again and goes on. */
  refused(): void;
  /** Takes over what the server has just answered for the own profile. */
  setProfile(profile: Profile): void;
};

type Options = {
  accounts: Accounts;
  notify: (toast: Toast) => void;
  cache: ProfileCache;
  /** Called when a session is over, before screens hear of it. */
  onEnded?: (how: 'here' | 'elsewhere') => void;
  /** False when a recovery link was opened in another tab: this one then goes on as it is. */
  recoveryOpenedHere?: boolean;
  /** Keeps a reload from leaving the new-password screen. */
  recovery?: RecoveryMark;
};

/** The one keeper of the session: turns authentication events into SessionState (specification, section 4). */
export function createSessionStore({
  accounts,
  notify,
  cache,
  onEnded,
  recoveryOpenedHere = true,
  recovery = noRecoveryMark,
}: Options): SessionStore {
  let state = initialSessionState;
  let leaving = false;
  let fetching: AbortController | null = null;
  let listening = 0;
  let stopListening: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const end = () => {
    fetching?.abort();
    cache.clear();
    recovery.clear();
    const how = leaving ? 'here' : 'elsewhere';
    if (state.session) onEnded?.(how);
    set(endedState(state.session || leaving ? how : state.ended));
  };

  const fetchProfile = async (session: Session) => {
    fetching?.abort();
    const controller = new AbortController();
    fetching = controller;
    try {
      const profile = await loadProfile(accounts, session.user, controller.signal);
      if (profile) {
        cache.write(profile);
        set({ profile, profileStatus: 'ready' });
      } else {
        set({ profileStatus: state.profile ? 'ready' : 'failed' });
        notify(accountMessages.profileSetupIssue);
      }
    } catch {
      if (!controller.signal.aborted) refused();
    }
  };

  const arrive = (event: AccountEvent, session: Session) => {
    const sameUser = state.session?.user.id === session.user.id;
    const profile = sameUser && state.profile ? state.profile : cache.read(session.user.id);
    const userId = session.user.id;
    const opened = event === 'PASSWORD_RECOVERY' && recoveryOpenedHere;
    const recovering = opened || (sameUser ? state.recovering : recovery.isSet(userId));
    if (opened) recovery.set(userId);
    set({ loading: false, session, profile, profileStatus: profile ? 'ready' : 'pending', recovering, ended: null });
    void fetchProfile(session);
  };

  const hear = (event: AccountEvent, session: Session | null) => {
    switch (event) {
      case 'INITIAL_SESSION':
      case 'SIGNED_IN':
      case 'TOKEN_REFRESHED':
      case 'USER_UPDATED':
      case 'PASSWORD_RECOVERY':
      case 'MFA_CHALLENGE_VERIFIED':
        return session ? arrive(event, session) : end();
      case 'SIGNED_OUT':
        return end();
    }
  };

  /** The event SIGNED_OUT does the rest. */
  const refused = () => {
    if (state.session) accounts.signOut().catch(end);
  };

  const leave = async () => {
    leaving = true;
    try {
      await accounts.signOut();
      if (state.session) end();
    } finally {
      leaving = false;
    }
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      listening += 1;
      stopListening ??= accounts.onEvent(hear);
      return () => {
        listening -= 1;
        if (listening > 0) return;
        stopListening?.();
        stopListening = null;
        fetching?.abort();
      };
    },
    async signIn(email, password) {
      await accounts.signIn(email, password);
    },
    async signUp(input) {
      if (state.session) await leave();
      return accounts.signUp(input);
    },
    async signOut({ quiet = false } = {}) {
      await leave();
      if (!quiet) notify(accountMessages.signedOut);
    },
    async changePassword(password) {
      await accounts.changePassword(password);
      recovery.clear();
      set({ recovering: false });
    },
    profileSettled: () =>
      new Promise((resolve) => {
        const settled = () => {
          if (state.loading || (state.session && state.profileStatus === 'pending')) return false;
          resolve(state.session ? state.profile : null);
          return true;
        };
        if (settled()) return;
        const listener = () => {
          if (settled()) listeners.delete(listener);
        };
        listeners.add(listener);
      }),
    recheck() {
      if (state.session) void fetchProfile(state.session);
    },
    refused,
    setProfile(profile) {
      cache.write(profile);
      set({ profile, profileStatus: 'ready' });
    },
  };
}
