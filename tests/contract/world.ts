import type { Contact } from '@millrace/core/contacts';
import type { ListQuery } from '@millrace/core/lists';
import type { AdminRepositories } from '@millrace/data/contracts';

/** What each implementation provides so that the same expectations can run against it. Starts empty: no clients, projects, contacts. */
export type World = {
  books: AdminRepositories;
  /** Stores a contact as the intake would; `createdAt` in ISO 8601. Answers its id. */
  addContact(contact: Pick<Contact, 'name' | 'email' | 'message'> & Partial<Contact>): Promise<string>;
  /** A user account with a confirmed e-mail address and the role client. Answers the user id. */
  addAccount(email: string, fullName: string): Promise<string>;
  /** Throws away everything stored. */
  clear(): Promise<void>;
};

/** A list query with the ordinary values, changed where a test cares. */
export const query = <Column extends string, Filter extends object>(
  column: Column,
  change: Partial<ListQuery<Column, Filter>>,
  filter: Filter,
): ListQuery<Column, Filter> => ({
  search: '',
  sort: { column, direction: 'desc' },
  size: 25,
  from: { at: 'start' },
  filter,
  ...change,
});
