import type { AccountEvent, Profile, Session } from '@millrace/core/accounts';

/** `confirm`: the person must first open the link in the mail; `signed-in`: a session came at once. */
export type SignUpOutcome = 'confirm' | 'signed-in';
export type AccountListener = (event: AccountEvent, session: Session | null) => void;

/** Who is using the product. Methods throw AppError whose message is the server's own (specification, section 8). */
export interface Accounts {
  signIn(email: string, password: string): Promise<Session>;
  /** Redirects of the mailed link go to the site root (specification, section 7). */
  signUp(input: { email: string; password: string; fullName: string }): Promise<SignUpOutcome>;
  signOut(): Promise<void>;
  /** Mails a link to the new-password screen. Answers the same whether the address is known or not. */
  requestPasswordReset(email: string): Promise<void>;
  /** For the session that a recovery link opened. */
  changePassword(password: string): Promise<void>;
  resendConfirmation(email: string): Promise<void>;
  /** Calls the listener with INITIAL_SESSION soon after, then with every event. Returns the unsubscribe function. */
  onEvent(listener: AccountListener): () => void;
  /** The own profile; null when there is no row (the not-found code). */
  ownProfile(userId: string): Promise<Profile | null>;
  /** The fallback insert of specification section 4: role client, e-mail and name from the user. */
  createOwnProfile(profile: Pick<Profile, 'id' | 'email' | 'fullName'>): Promise<Profile>;
  /** Saves what a person may change of their own. */
  updateOwnProfile(id: string, change: Pick<Profile, 'fullName' | 'phone'>): Promise<Profile>;
}
