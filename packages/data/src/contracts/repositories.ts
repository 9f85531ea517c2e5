import type { ClientBook } from './client-book.ts';
import type { ContactBook } from './contact-book.ts';
import type { LeadBook } from './lead-book.ts';
import type { MailRoom } from './mail-room.ts';
import type { OverviewBook } from './overview-book.ts';
import type { ProjectBook } from './project-book.ts';

/** What the admin screens stand on; composed once per edition. */
export type AdminRepositories = {
  contacts: ContactBook;
  leads: LeadBook;
  mails: MailRoom;
  clients: ClientBook;
  projects: ProjectBook;
  overview: OverviewBook;
};
