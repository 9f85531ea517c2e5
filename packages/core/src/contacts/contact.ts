import { z } from 'zod';
import type { Sort } from '../lists/index.ts';
import { instant, uuid } from '../values/index.ts';

/** A message left through the contact form (specification, section 3: contact_submissions). */
export const contactSchema = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  emailSent: z.boolean(),
  createdAt: instant,
  /** Held back as suspected abuse since then; null for an ordinary lead. */
  quarantinedAt: instant.nullable(),
  /** The client made from this contact, if any. */
  convertedClientId: uuid.nullable(),
  /** A client that already has this e-mail address (case-insensitively), if any. */
  existingClientId: uuid.nullable(),
  /** 'dead' when the staff mail was given up after its last attempt. */
  mailState: z.enum(['queued', 'sent', 'dead', 'held']).nullable(),
});
export type Contact = z.infer<typeof contactSchema>;

export const contactSorts = ['created_at', 'name', 'email'] as const;
export type ContactSort = (typeof contactSorts)[number];
export const newestContactsFirst: Sort<ContactSort> = { column: 'created_at', direction: 'desc' };

export const contactFilterSchema = z.object({
  status: z.enum(['all', 'new', 'notified']).default('all'),
  quarantined: z.boolean().default(false),
});
export type ContactFilter = z.infer<typeof contactFilterSchema>;

/** "Notified" once the staff mail was accepted, else "New" (specification, section 2, Contacts). */
export const contactStatus = (contact: Pick<Contact, 'emailSent'>): 'Notified' | 'New' =>
  contact.emailSent ? 'Notified' : 'New';
