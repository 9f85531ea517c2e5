/** Remembers in this tab that a recovery link was opened and no new password has been chosen yet. */
export type RecoveryMark = { isSet(userId: string): boolean; set(userId: string): void; clear(): void };

const KEY = 'mr.recovering';

export const browserRecoveryMark: RecoveryMark = {
  isSet: (userId) => sessionStorage.getItem(KEY) === userId,
  set: (userId) => sessionStorage.setItem(KEY, userId),
  clear: () => sessionStorage.removeItem(KEY),
};

export const noRecoveryMark: RecoveryMark = { isSet: () => false, set() {}, clear() {} };
