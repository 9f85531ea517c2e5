import { type Profile, profileSchema } from '@millrace/core/accounts';

/** Remembers the last profile, so that a reload can show the screen at once while the server is asked again. */
export type ProfileCache = {
  /** The remembered profile of this user; null when there is none. */
  read(userId: string): Profile | null;
  write(profile: Profile): void;
  clear(): void;
};

const KEY = 'mr.profile';

/** In the browser's storage. It grants nothing: every request is decided by the server. */
export const browserProfileCache: ProfileCache = {
  read(userId) {
    try {
      const parsed = profileSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
      return parsed.success && parsed.data.id === userId ? parsed.data : null;
    } catch {
      return null;
    }
  },
  write(profile) {
    try {
      localStorage.setItem(KEY, JSON.stringify(profile));
    } catch {
      // Storage is closed or full: the next reload waits for the server, nothing else changes.
    }
  },
  clear() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing could have been remembered either.
    }
  },
};

export const noProfileCache: ProfileCache = { read: () => null, write() {}, clear() {} };
