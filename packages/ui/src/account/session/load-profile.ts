import type { Profile, SessionUser } from '@millrace/core/accounts';
import { isAppError } from '@millrace/core/errors';
import type { Accounts } from '@millrace/data/contracts';

/** Specification, section 9: the first fetch after 500 ms, 3 attempts, 1 s times the attempt number between them. */
export const PROFILE_DELAY_MS = 500;
export const PROFILE_ATTEMPTS = 3;
export const PROFILE_BACKOFF_MS = 1000;

/**
 * The profile of a session that has just arrived; one is created when there is none (specification, section 4).
 * @param signal ends the waiting when the session changes meanwhile.
 * @returns null when every attempt failed.
 * @throws AppError `unauthorised` when the server does not accept the session; the signal's reason when it is aborted.
 */
export async function loadProfile(accounts: Accounts, user: SessionUser, signal: AbortSignal): Promise<Profile | null> {
  await pause(PROFILE_DELAY_MS, signal);
  for (let attempt = 1; attempt <= PROFILE_ATTEMPTS; attempt++) {
    try {
      const found = await accounts.ownProfile(user.id);
      const profile = found ?? (await accounts.createOwnProfile({ id: user.id, email: user.email, fullName: user.fullName }));
      signal.throwIfAborted();
      return profile;
    } catch (error) {
      signal.throwIfAborted();
      if (isAppError(error) && error.code === 'unauthorised') throw error;
      console.warn(`Profile fetch, attempt ${attempt} of ${PROFILE_ATTEMPTS}`, error);
      if (attempt < PROFILE_ATTEMPTS) await pause(PROFILE_BACKOFF_MS * attempt, signal);
    }
  }
  return null;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
