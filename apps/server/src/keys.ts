/**
 * The publishable (anonymous) key of every local edition. It is public by design, the same on every machine, so that
 * a static build made without any configuration works against the local edition; it opens only what row level
 * security opens to a visitor. The secret key is made per data folder and never leaves it (`secrets.ts`).
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_millrace_local';
