import type { ProfileOption } from '@millrace/core/accounts';
import type { Client } from '@millrace/core/clients';
import type { Contact } from '@millrace/core/contacts';
import type { CallRequest, DeadMail, DemoRequest, Subscriber } from '@millrace/core/leads';
import type { Project } from '@millrace/core/projects';

/** What the in-memory books keep. Unit tests seed it and read it. */
export type MemoryStore = {
  contacts: Map<string, Contact>;
  demoRequests: Map<string, DemoRequest>;
  callRequests: Map<string, CallRequest>;
  subscribers: Map<string, Subscriber>;
  clients: Map<string, Client>;
  projects: Map<string, Project>;
  profiles: Map<string, ProfileOption>;
  deadMails: Map<string, DeadMail>;
  /** The clock, so that tests decide what "now" is. */
  now: () => Date;
};

export const emptyStore = (now: () => Date = () => new Date()): MemoryStore => ({
  contacts: new Map(),
  demoRequests: new Map(),
  callRequests: new Map(),
  subscribers: new Map(),
  clients: new Map(),
  projects: new Map(),
  profiles: new Map(),
  deadMails: new Map(),
  now,
});
