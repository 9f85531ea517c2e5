/** The authentication events that the product handles (specification, section 4). */
export const accountEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

export type SessionUser = { id: string; email: string; fullName: string | null };

/** Who is signed in, as far as screens need to know; tokens stay in the adapter. */
export type Session = { user: SessionUser };
