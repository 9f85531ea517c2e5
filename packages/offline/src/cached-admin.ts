import { isAppError } from '@millrace/core/errors';
import type { LeadKind } from '@millrace/core/leads';
import type { AdminRepositories } from '@millrace/data/contracts';
import { cachedClients } from './books/client-book.ts';
import { cachedContacts } from './books/contact-book.ts';
import { cachedLeads } from './books/lead-book.ts';
import { cachedMails } from './books/mail-room.ts';
import { cachedOverview } from './books/overview-book.ts';
import { cachedProjects } from './books/project-book.ts';
import type { Cache } from './cache/cache.ts';
import { statement } from './database/statements.ts';
import { type TableName, tables } from './tables/index.ts';
import { saveClient, saveContact, saveProject } from './write/entities.ts';

const leadTable: Record<LeadKind, TableName> = {
  contact: 'contact_submissions',
  demo: 'demo_requests',
  call: 'call_requests',
  newsletter: 'newsletter_subscribers',
};

/** The row as stored; null when it is not here. */
const storedRow = (cache: Cache, name: TableName, id: string): Record<string, unknown> | null =>
  cache.read(
    (connection) => statement<Record<string, unknown>>(connection, `SELECT * FROM ${name} WHERE id = ?`).get(id) ?? null,
  );

/** Changes columns of a row that is here, without knowing the server's new `updated_at`: the next pull replaces it. */
const patch = (cache: Cache, name: TableName, ids: readonly string[], change: Record<string, unknown>): void => {
  const table = tables[name];
  const columns = ['id', 'created_at', 'updated_at', ...Object.keys(table.columns)];
  const rows = ids.flatMap((id) => {
    const stored = storedRow(cache, name, id);
    return stored ? [{ ...stored, updated_at: null, ...change } as Record<string, unknown>] : [];
  });
  if (rows.length === 0) return;
  cache.put((writer, note) => {
    for (const row of rows) {
      note(String(row.id));
      const cell = (column: string) => (table.columns[column] === 'list' ? JSON.parse(String(row[column])) : row[column]);
      writer.save(table, columns, [columns.map(cell)]);
    }
  });
};

const idsOf = (cache: Cache, sql: string, value: string): string[] =>
  cache.read((connection) =>
    statement<{ id: string }>(connection, sql)
      .all(value)
      .map(({ id }) => id),
  );

/**
 * The admin's repositories of the desktop console: every read is answered by the copy on this machine, at once and offline; every
 * write goes through `online`, and what the server answers is in the copy when the promise resolves.
 * @throws AppError as the contracts say; writes without a network `offline`.
 */
export const cachedAdmin = (cache: Cache, online: AdminRepositories, now: () => number = Date.now): AdminRepositories => {
  const contacts = cachedContacts(cache);
  const clients = cachedClients(cache);
  const projects = cachedProjects(cache);

  /** A row that the copy does not have yet may have been made elsewhere a moment ago. */
  const orAsk = async <Row>(cached: Promise<Row>, ask: () => Promise<Row>, save: (row: Row) => void): Promise<Row> => {
    try {
      return await cached;
    } catch (error) {
      if (!isAppError(error) || error.code !== 'not-found') throw error;
      try {
        const row = await ask();
        save(row);
        return row;
      } catch (answer) {
        throw isAppError(answer) && ['offline', 'timeout', 'unavailable'].includes(answer.code) ? error : answer;
      }
    }
  };

  const keep = <Row extends { id: string }>(
    save: (writer: Parameters<Parameters<Cache['put']>[0]>[0], row: Row) => void,
    row: Row,
  ) =>
    cache.put((writer, note) => {
      note(row.id);
      save(writer, row);
    });
  const drop = (name: TableName, id: string) =>
    cache.put((writer, note) => {
      note(id);
      writer.remove(tables[name], [id]);
    });

  return {
    contacts: {
      list: contacts.list,
      get: (id) =>
        orAsk(
          contacts.get(id),
          () => online.contacts.get(id),
          (contact) => keep(saveContact, contact),
        ),
      async convert(contactId, clientId) {
        const outcome = await online.contacts.convert(contactId, clientId);
        keep(saveClient, outcome.client);
        patch(cache, 'contact_submissions', [contactId], { converted_client_id: outcome.client.id });
        return outcome;
      },
      async release(id) {
        await online.contacts.release(id);
        patch(cache, 'contact_submissions', [id], { quarantined_at: null });
      },
    },

    leads: {
      ...cachedLeads(cache),
      async release(kind, id) {
        await online.leads.release(kind, id);
        patch(cache, leadTable[kind], [id], { quarantined_at: null });
      },
    },

    mails: {
      ...cachedMails(cache),
      async resend(mailId) {
        await online.mails.resend(mailId);
        patch(cache, 'mail_outbox', [mailId], { status: 'queued', attempts: 0, last_error: null });
      },
    },

    clients: {
      ...clients,
      get: (id) =>
        orAsk(
          clients.get(id),
          () => online.clients.get(id),
          (client) => keep(saveClient, client),
        ),
      async create(id, draft) {
        const client = await online.clients.create(id, draft);
        keep(saveClient, client);
        return client;
      },
      async update(id, draft, expectedUpdatedAt) {
        const outcome = await online.clients.update(id, draft, expectedUpdatedAt);
        keep(saveClient, 'saved' in outcome ? outcome.saved : outcome.conflict);
        return outcome;
      },
      async remove(id) {
        await online.clients.remove(id);
        drop('clients', id);
        patch(cache, 'projects', idsOf(cache, 'SELECT id FROM projects WHERE client_id = ?', id), { client_id: null });
        const converted = idsOf(cache, 'SELECT id FROM contact_submissions WHERE converted_client_id = ?', id);
        patch(cache, 'contact_submissions', converted, { converted_client_id: null });
      },
      async link(id) {
        const linked = await online.clients.link(id);
        if (linked) keep(saveClient, await online.clients.get(id));
        return linked;
      },
    },

    projects: {
      list: projects.list,
      get: (id) =>
        orAsk(
          projects.get(id),
          () => online.projects.get(id),
          (project) => keep(saveProject, project),
        ),
      async create(id, draft) {
        const project = await online.projects.create(id, draft);
        keep(saveProject, project);
        return project;
      },
      async update(id, draft, expectedUpdatedAt) {
        const outcome = await online.projects.update(id, draft, expectedUpdatedAt);
        keep(saveProject, 'saved' in outcome ? outcome.saved : outcome.conflict);
        return outcome;
      },
      async remove(id) {
        await online.projects.remove(id);
        drop('projects', id);
      },
    },

    overview: cachedOverview(cache, now),
  };
};
