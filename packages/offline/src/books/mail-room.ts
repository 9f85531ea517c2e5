import type { DeadMail } from '@millrace/core/leads';
import type { MailRoom } from '@millrace/data/contracts';
import type { Cache } from '../cache/cache.ts';
import { statement } from '../database/statements.ts';
import { toInstant } from '../tables/moments.ts';

const SHOWN = 100;

type MailRow = {
  id: string;
  kind: string;
  to_email: string;
  lead_table: string | null;
  lead_id: string | null;
  attempts: number;
  last_error: string | null;
  created_at: number;
};

const toDeadMail = (row: MailRow): DeadMail => ({
  id: row.id,
  kind: row.kind,
  toEmail: row.to_email,
  leadTable: row.lead_table,
  leadId: row.lead_id,
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: toInstant(row.created_at),
});

export const cachedMails = (cache: Cache): Pick<MailRoom, 'deadMails'> => ({
  deadMails: async () =>
    cache.read((connection) =>
      statement<MailRow>(
        connection,
        `SELECT id, kind, to_email, lead_table, lead_id, attempts, last_error, created_at FROM mail_outbox
         WHERE status = 'dead' ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}`,
      )
        .all()
        .map(toDeadMail),
    ),
});
