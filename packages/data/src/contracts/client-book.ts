import type { ProfileOption } from '@millrace/core/accounts';
import type { Client, ClientDraft, ClientSort } from '@millrace/core/clients';
import type { ListQuery, Page } from '@millrace/core/lists';
import type { SaveOutcome } from './save-outcome.ts';

/** Clients. Every method throws AppError `unauthorised`, `forbidden`, `offline`, `timeout` or `unavailable`. */
export interface ClientBook {
  list(query: ListQuery<ClientSort>): Promise<Page<Client>>;
  /** @throws AppError `not-found`. */
  get(id: string): Promise<Client>;
  /** Inserts under the caller's id; the same id again is a retry and answers the stored row. @throws AppError `invalid`. */
  create(id: string, draft: ClientDraft): Promise<Client>;
  /**
   * Saves when the row still carries `expectedUpdatedAt`.
   * @throws AppError `not-found` when the client was deleted meanwhile, `invalid`.
   */
  update(id: string, draft: ClientDraft, expectedUpdatedAt: string): Promise<SaveOutcome<Client>>;
  /** Deletes; its projects stay, unassigned. Deleting what is gone already is no error. */
  remove(id: string): Promise<void>;
  /** How many projects name this client. */
  countProjects(id: string): Promise<number>;
  /** Links the client to the user account with the same confirmed e-mail address, case-insensitively; false when there is none. */
  link(id: string): Promise<boolean>;
  /** Clients for a select: full name, else e-mail; at most 50, matching `search`. */
  options(search: string): Promise<Pick<Client, 'id' | 'fullName' | 'email'>[]>;
  /** Profiles with role client by full name (specification, section 7); at most 50, matching `search`. */
  profiles(search: string): Promise<ProfileOption[]>;
}
