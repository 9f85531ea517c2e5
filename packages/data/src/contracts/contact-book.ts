import type { Client } from '@millrace/core/clients';
import type { Contact, ContactFilter, ContactSort } from '@millrace/core/contacts';
import type { ListQuery, Page } from '@millrace/core/lists';

/** A client made from a contact, and whether an existing user account was linked to it. */
export type ConvertOutcome = { client: Client; linked: boolean };

/** Contact submissions. Every method throws AppError `unauthorised`, `forbidden`, `offline`, `timeout` or `unavailable`. */
export interface ContactBook {
  /** A page of contacts, as sorted (specification: newest first). */
  list(query: ListQuery<ContactSort, ContactFilter>): Promise<Page<Contact>>;
  /** @throws AppError `not-found`. */
  get(id: string): Promise<Contact>;
  /**
   * Makes a client of a contact in one transaction. `clientId` is chosen by the caller: the same id again is a retry and answers the
   * same client.
   * @throws AppError `conflict` when the contact was converted before or its e-mail belongs to a client, `not-found`.
   */
  convert(contactId: string, clientId: string): Promise<ConvertOutcome>;
  /** "Not spam": takes a quarantined contact into the ordinary list and sends its held mail. */
  release(id: string): Promise<void>;
}
