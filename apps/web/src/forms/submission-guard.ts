import type { SubmissionGuard } from '@millrace/core/intake';

/** A random UUID; `crypto.randomUUID` exists only on https and localhost, and shop-floor machines may use neither. */
export const randomKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/**
 * What goes beside each submission of one form. Retries of the same content carry the same key, so that a lost answer never
 * makes a second lead; changed content is a submission of its own.
 * @param shownAt when the form was shown, by `performance.now()`
 */
export const submissionGuards = (shownAt: number, now: () => number = () => performance.now()) => {
  let last: { content: string; key: string } | undefined;
  return {
    next(content: string, website: string): SubmissionGuard {
      if (last?.content !== content) last = { content, key: randomKey() };
      return { idempotencyKey: last.key, website, filledInMs: Math.max(0, Math.round(now() - shownAt)) };
    },
  };
};
