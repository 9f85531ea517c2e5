import type { AdminRepositories } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { supabaseClientBook } from './client-book.ts';
import { supabaseContactBook } from './contact-book.ts';
import { supabaseLeadBook } from './lead-book.ts';
import { supabaseMailRoom } from './mail-room.ts';
import { supabaseOverviewBook } from './overview-book.ts';
import { supabaseProjectBook } from './project-book.ts';

/** Everything the admin screens need, over one Supabase client. */
export const supabaseAdmin = (client: Supabase): AdminRepositories => {
  const clients = supabaseClientBook(client);
  return {
    contacts: supabaseContactBook(client, clients),
    leads: supabaseLeadBook(client),
    mails: supabaseMailRoom(client),
    clients,
    projects: supabaseProjectBook(client),
    overview: supabaseOverviewBook(client),
  };
};
