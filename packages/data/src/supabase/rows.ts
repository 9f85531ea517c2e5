import { type Profile, profileSchema } from '@millrace/core/accounts';
import { type Client, clientSchema } from '@millrace/core/clients';
import { type Contact, contactSchema } from '@millrace/core/contacts';
import {
  type CallRequest,
  callRequestSchema,
  type DeadMail,
  type DemoRequest,
  deadMailSchema,
  demoRequestSchema,
  type Subscriber,
  subscriberSchema,
} from '@millrace/core/leads';
import { type Project, projectSchema } from '@millrace/core/projects';
import { type Testimonial, testimonialSchema } from '@millrace/core/testimonials';
import type { z } from 'zod';

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A database row with its column names in camel case, one level of embedded rows included. */
const camelKeys = (row: unknown): unknown => {
  if (row === null || typeof row !== 'object' || Array.isArray(row)) return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), camelKeys(value)]));
};

const mapper =
  <Row>(schema: z.ZodType<Row>, absent: Record<string, unknown> = {}) =>
  (row: unknown): Row =>
    schema.parse({ ...absent, ...(camelKeys(row) as object) });

/** Columns that only the list functions compute are null where a plain table row is read. */
export const toContact: (row: unknown) => Contact = mapper(contactSchema, { existingClientId: null, mailState: null });
/** The few columns of a contact that the overview answers. */
export const toRecentContact = mapper(
  contactSchema.pick({ id: true, name: true, email: true, message: true, emailSent: true, createdAt: true }),
);
export const toDemoRequest: (row: unknown) => DemoRequest = mapper(demoRequestSchema);
export const toCallRequest: (row: unknown) => CallRequest = mapper(callRequestSchema);
export const toSubscriber: (row: unknown) => Subscriber = mapper(subscriberSchema);
export const toDeadMail: (row: unknown) => DeadMail = mapper(deadMailSchema);
export const toClient: (row: unknown) => Client = mapper(clientSchema);
export const toProject: (row: unknown) => Project = mapper(projectSchema, { client: null });
export const toProfile: (row: unknown) => Profile = mapper(profileSchema);
export const toTestimonial: (row: unknown) => Testimonial = mapper(testimonialSchema);
