import type { Client } from '@millrace/core/clients';
import type { Contact } from '@millrace/core/contacts';
import type { Project } from '@millrace/core/projects';
import { emptyStore, type MemoryStore } from '@millrace/data/memory';

let made = 0;
/** Ids in the order of making, and moments a minute apart. */
const next = () => {
  made += 1;
  const count = String(made).padStart(12, '0');
  return { id: `00000000-0000-4000-8000-${count}`, at: new Date(Date.UTC(2026, 0, 1, 0, made)).toISOString() };
};

export const contact = (change: Partial<Contact> = {}): Contact => {
  const { id, at } = next();
  return {
    id,
    name: 'Ada Lovelace',
    email: `ada${made}@example.com`,
    phone: null,
    message: 'Can a cobot tend our lathe?',
    emailSent: false,
    createdAt: at,
    quarantinedAt: null,
    convertedClientId: null,
    existingClientId: null,
    mailState: null,
    ...change,
  };
};

export const client = (change: Partial<Client> = {}): Client => {
  const { id, at } = next();
  return {
    id,
    fullName: 'Grace Hopper',
    email: `grace${made}@example.com`,
    phone: null,
    company: null,
    address: null,
    userId: null,
    createdAt: at,
    updatedAt: at,
    ...change,
  };
};

export const project = (change: Partial<Project> = {}): Project => {
  const { id, at } = next();
  return {
    id,
    name: 'Lathe cell',
    description: null,
    status: 'planning',
    clientId: null,
    client: null,
    startDate: null,
    endDate: null,
    budget: null,
    createdAt: at,
    updatedAt: at,
    ...change,
  };
};

type Seed = { contacts?: Contact[]; clients?: Client[]; projects?: Project[] };

export const storeOf = ({ contacts = [], clients = [], projects = [] }: Seed): MemoryStore => {
  const store = emptyStore();
  for (const row of contacts) store.contacts.set(row.id, row);
  for (const row of clients) store.clients.set(row.id, row);
  for (const row of projects) store.projects.set(row.id, row);
  return store;
};
