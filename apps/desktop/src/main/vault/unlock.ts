import { z } from 'zod';
import type { SealedFile } from './sealed-file.ts';

const unlockSchema = z.object({
  userId: z.guid(),
  email: z.string(),
  fullName: z.string().nullable(),
  /** When the server last confirmed that this person is an admin (ISO 8601, UTC). */
  verifiedAt: z.iso.datetime(),
  /** The latest moment this machine has seen, so that a clock put back buys no days. */
  lastSeenAt: z.iso.datetime(),
});
export type Unlock = z.infer<typeof unlockSchema>;

/** Days for which the console opens without the server after the last confirmation, unless configured otherwise. */
export const DEFAULT_OFFLINE_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

export type UnlockRecord = {
  /** The last confirmed admin, while the offline days last; null afterwards. */
  valid(now: Date): Unlock | null;
  /** The last confirmed admin, whether or not the days are over. */
  last(): Unlock | null;
  confirm(who: Pick<Unlock, 'userId' | 'email' | 'fullName'>, now: Date): void;
  clear(): void;
};

export const unlockRecord = (file: SealedFile, offlineDays: number): UnlockRecord => {
  const last = (): Unlock | null => {
    const text = file.read();
    if (text === null) return null;
    try {
      return unlockSchema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  };

  return {
    last,

    valid(now) {
      const unlock = last();
      if (!unlock) return null;
      const seen = new Date(Math.max(now.getTime(), Date.parse(unlock.lastSeenAt)));
      // Also when the days are over: putting the clock back afterwards must not open it again.
      file.write(JSON.stringify({ ...unlock, lastSeenAt: seen.toISOString() } satisfies Unlock));
      return seen.getTime() - Date.parse(unlock.verifiedAt) > offlineDays * DAY_MS ? null : unlock;
    },

    confirm(who, now) {
      const at = now.toISOString();
      file.write(JSON.stringify({ ...who, verifiedAt: at, lastSeenAt: at } satisfies Unlock));
    },

    clear: () => file.remove(),
  };
};
