import { z } from 'zod';
import type { Sort } from '../lists/index.ts';
import { email, emptyToNull, instant, uuid } from '../values/index.ts';

/** A customer of the company (specification, section 3: clients). */
export const clientSchema = z.object({
  id: uuid,
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  address: z.string().nullable(),
  /** The user account that belongs to this client, if linked. */
  userId: uuid.nullable(),
  createdAt: instant,
  /** Changes with every write; compared to refuse overwriting someone else's newer change. */
  updatedAt: instant,
});
export type Client = z.infer<typeof clientSchema>;

const optional = (limit: number) => z.string().max(limit).nullable().default(null).transform(emptyToNull);

/** What the client dialog edits: name and e-mail required, empty optional values are stored as null (section 5). */
export const clientDraftSchema = z.object({
  fullName: z.string().trim().min(1).max(200),
  email,
  phone: optional(50),
  company: optional(200),
  address: optional(500),
});
export type ClientDraft = z.infer<typeof clientDraftSchema>;

export const clientSorts = ['created_at', 'full_name', 'email', 'company'] as const;
export type ClientSort = (typeof clientSorts)[number];
export const newestClientsFirst: Sort<ClientSort> = { column: 'created_at', direction: 'desc' };

/** "Linked" when the client has a user account, else "Unlinked" (specification, section 2, Clients). */
export const clientLinkStatus = (client: Pick<Client, 'userId'>): 'Linked' | 'Unlinked' =>
  client.userId ? 'Linked' : 'Unlinked';
