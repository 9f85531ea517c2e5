import { isAdmin, type Profile, type Session } from '@millrace/core/accounts';

/** Who is using the product, as screens see it (specification, section 4). */
export type SessionState = {
  /** True until the first authentication event. */
  loading: boolean;
  session: Session | null;
  profile: Profile | null;
  /** `pending` from the arrival of a session until its profile is known; `failed` after the last attempt. */
  profileStatus: 'none' | 'pending' | 'ready' | 'failed';
  /** A recovery link opened this session: the person must choose a new password first. */
  recovering: boolean;
  /** How the last session ended: by the person's own sign-out here, or otherwise (other tab, refused refresh). */
  ended: 'here' | 'elsewhere' | null;
};

export const initialSessionState: SessionState = {
  loading: true,
  session: null,
  profile: null,
  profileStatus: 'none',
  recovering: false,
  ended: null,
};

export const endedState = (ended: SessionState['ended']): SessionState => ({ ...initialSessionState, loading: false, ended });

export type GuardVerdict = 'wait' | 'enter' | '/login' | '/client';

/**
 * May this person enter? (specification, section 4, Route guard). /admin needs an admin's profile; /client any signed-in user.
 * A profile that is still being fetched counts as loading, or every reload would pass by the sign-in page.
 */
export function judge(area: 'admin' | 'client', state: SessionState): GuardVerdict {
  if (state.loading) return 'wait';
  if (!state.session || state.recovering) return '/login';
  if (area === 'client') return 'enter';
  if (state.profile) return isAdmin(state.profile) ? 'enter' : '/client';
  return state.profileStatus === 'pending' ? 'wait' : '/login';
}

/**
 * Where to go after signing in: the page that was wanted when this person may see it, else /admin for an admin and /client for
 * anyone else. Only own paths count, so that a crafted link leads nowhere else.
 */
export function landingPath(profile: Profile, wanted: string | null): string {
  const home = isAdmin(profile) ? '/admin' : '/client';
  if (!wanted || !/^\/(admin|client)(?=[/?#]|$)/.test(wanted)) return home;
  return wanted.startsWith('/admin') && !isAdmin(profile) ? home : wanted;
}
