import { z } from 'zod';
import type { MailRoom } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';
import { toDeadMail } from './rows.ts';

const DEAD_MAILS_SHOWN = 100;
const answer = z.object({ rows: z.array(z.unknown()) });

export const supabaseMailRoom = (client: Supabase): MailRoom => ({
  async deadMails() {
    const query = {
      search: '',
      sort: { column: 'created_at', direction: 'desc' },
      size: DEAD_MAILS_SHOWN,
      from: { at: 'start' },
      filter: { status: 'dead' },
    };
    const { data, error, status } = await client.rpc('list_mails', { query });
    if (error) throw fromPostgrest(error, status);
    return answer.parse(data).rows.map(toDeadMail);
  },

  async resend(mailId) {
    const { error, status } = await client.rpc('resend_mail', { mail_id: mailId });
    if (error) throw fromPostgrest(error, status);
  },
});
