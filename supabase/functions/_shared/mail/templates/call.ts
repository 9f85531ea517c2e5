import type { Template } from '../compose.ts';
import { brief, column, field, pacificTime, phoneField } from './lead.ts';

/** To staff: who waits for a call and when it is due. */
export const callNotification: Template = (stored, lead, { SITE_URL }) => {
  const name = column(lead, 'name');
  const dueAt = new Date(column(lead, 'due_at'));
  const atOnce = dueAt.getTime() - stored.created_at.getTime() < 60_000;
  return {
    subject: `Call-back request from ${brief(name)}`,
    letter: {
      title: atOnce ? 'A visitor asks for a call now' : 'A visitor asks for a call',
      parts: [
        {
          fields: [
            ...field('Name', name),
            ...phoneField(column(lead, 'phone')),
            { label: 'Call due', value: atOnce ? 'Now' : pacificTime(dueAt) },
            ...field('Received', pacificTime(stored.created_at)),
          ],
        },
        { button: { label: 'Open the admin dashboard', href: `${SITE_URL}/admin` } },
      ],
      footer: [{ note: 'Requests outside business hours are due at the next opening, 8:00 AM Pacific time on a weekday.' }],
    },
  };
};
