import { clientDraftSchema, clientSorts } from '@millrace/core/clients';
import { contactFilterSchema, contactSorts } from '@millrace/core/contacts';
import { callRequestSorts, demoRequestSorts, leadFilterSchema, subscriberSorts } from '@millrace/core/leads';
import { listQuerySchema } from '@millrace/core/lists';
import { projectDraftSchema, projectSorts } from '@millrace/core/projects';
import { uuid } from '@millrace/core/values';
import { z } from 'zod';
import type { channels } from './channels.ts';

type Schemas = { [Area in keyof typeof channels]: Record<(typeof channels)[Area][number], z.ZodType<unknown[]>> };

const none = z.tuple([]);
const id = z.tuple([uuid]);
const search = z.tuple([z.string().max(200)]);
const moment = z.string().max(40);
const noFilter = z.object({});

/** What each function of the bridge accepts; anything else is refused before a handler sees it (R31). */
export const argumentSchemas = {
  account: {
    current: none,
    signIn: z.tuple([z.string().max(254), z.string().max(1000)]),
    signOut: none,
    allowUnprotectedCache: z.tuple([z.boolean()]),
  },
  app: {
    info: none,
    openExternal: z.tuple([z.string().max(4000)]),
  },
  clients: {
    list: z.tuple([listQuerySchema(clientSorts, noFilter)]),
    get: id,
    create: z.tuple([uuid, clientDraftSchema]),
    update: z.tuple([uuid, clientDraftSchema, moment]),
    remove: id,
    countProjects: id,
    link: id,
    options: search,
    profiles: search,
  },
  contacts: {
    list: z.tuple([listQuerySchema(contactSorts, contactFilterSchema)]),
    get: id,
    convert: z.tuple([uuid, uuid]),
    release: id,
  },
  leads: {
    demoRequests: z.tuple([listQuerySchema(demoRequestSorts, leadFilterSchema)]),
    callRequests: z.tuple([listQuerySchema(callRequestSorts, leadFilterSchema)]),
    subscribers: z.tuple([listQuerySchema(subscriberSorts, leadFilterSchema)]),
    release: z.tuple([z.enum(['demo', 'call', 'newsletter']), uuid]),
  },
  mails: { deadMails: none, resend: id },
  overview: { read: none },
  projects: {
    list: z.tuple([listQuerySchema(projectSorts, noFilter)]),
    get: id,
    create: z.tuple([uuid, projectDraftSchema]),
    update: z.tuple([uuid, projectDraftSchema, moment]),
    remove: id,
  },
  sync: { status: none, refresh: none },
} satisfies Schemas;
