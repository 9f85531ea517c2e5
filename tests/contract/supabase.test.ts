import { createSupabase, supabaseAdmin } from '@millrace/data/supabase';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Edition, startEdition } from '../e2e/fixtures/edition.ts';
import { clientBookContract } from './client-book.contract.ts';
import { contactBookContract } from './contact-book.contract.ts';
import { projectBookContract } from './project-book.contract.ts';
import type { World } from './world.ts';

const EVERY_ID = '00000000-0000-0000-0000-000000000000';
const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } };

/** The Supabase books, signed in as the demo admin, over a local edition of their own. */
const supabaseWorld = async (edition: Edition): Promise<World> => {
  const client = createSupabase(edition.url, edition.publishableKey, withoutSession);
  const { error } = await client.auth.signInWithPassword({ email: 'admin@millrace.example', password: 'demo-admin-2026' });
  if (error) throw error;
  const service = createClient(edition.url, edition.serviceKey, withoutSession);

  return {
    books: supabaseAdmin(client),

    async addContact(contact) {
      const id = crypto.randomUUID();
      const { error: refused } = await service.from('contact_submissions').insert({
        id,
        name: contact.name,
        email: contact.email,
        phone: contact.phone ?? null,
        message: contact.message,
        email_sent: contact.emailSent ?? false,
        quarantined_at: contact.quarantinedAt ?? null,
        ...(contact.createdAt ? { created_at: contact.createdAt } : {}),
      });
      if (refused) throw refused;
      return id;
    },

    async addAccount(email, fullName) {
      const visitor = createSupabase(edition.url, edition.publishableKey, withoutSession);
      const password = 'contract-2026';
      const { error: refused } = await visitor.auth.signUp({ email, password, options: { data: { full_name: fullName } } });
      if (refused) throw refused;
      const mail = await edition.waitForMail({ to: email });
      const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail.text)?.[0];
      if (!link) throw new Error(`The confirmation mail has no link: ${mail.text}`);
      await fetch(link, { redirect: 'manual' });
      // Not from the sign-up's answer: its id is made up, so that it does not tell whether an address is known.
      const { data: profile } = await service.from('profiles').select('id').eq('email', email).single();
      return profile?.id;
    },

    async clear() {
      for (const table of ['projects', 'clients', 'contact_submissions']) {
        const { error: refused } = await service.from(table).delete().neq('id', EVERY_ID);
        if (refused) throw refused;
      }
    },
  };
};

describe('over Supabase', () => {
  let edition: Edition;
  let world: World;

  beforeAll(async () => {
    edition = await startEdition();
    world = await supabaseWorld(edition);
  });
  afterAll(() => edition.dispose());

  contactBookContract(() => world);
  clientBookContract(() => world);
  projectBookContract(() => world);
});
