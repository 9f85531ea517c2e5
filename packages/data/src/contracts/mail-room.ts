import type { DeadMail } from '@millrace/core/leads';

/** Mails that were given up after their last attempt. Errors as in ContactBook. */
export interface MailRoom {
  /** The newest 100 dead letters. */
  deadMails(): Promise<DeadMail[]>;
  /** Puts a dead letter back into the outbox with fresh attempts. @throws AppError `not-found` when it is no dead letter (any more). */
  resend(mailId: string): Promise<void>;
}
