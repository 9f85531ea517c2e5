import { site } from '@millrace/core/site';
import { mailDomain } from '../addresses.ts';
import { demoCalendar } from '../calendar.ts';
import type { Template } from '../compose.ts';
import { brief, column, emailField, field, pacificTime, phoneField } from './lead.ts';

/** To staff: everything the visitor entered; an answer goes to the visitor. */
export const demoNotification: Template = (stored, lead, { SITE_URL }) => {
  const name = column(lead, 'name');
  const email = column(lead, 'email');
  return {
    subject: `Demo request from ${brief(name)}, ${brief(column(lead, 'company'))}`,
    replyTo: { name, address: email },
    letter: {
      title: 'New demo request',
      parts: [
        {
          fields: [
            ...field('Name', name),
            ...field('Company', column(lead, 'company')),
            ...emailField(email),
            ...phoneField(column(lead, 'phone')),
            { label: 'Preferred date', value: column(lead, 'preferred_date') || 'Not chosen' },
            { label: 'Preferred time', value: column(lead, 'preferred_time') || 'Not chosen' },
            ...field('Received', pacificTime(stored.created_at)),
          ],
        },
        { button: { label: 'Open the admin dashboard', href: `${SITE_URL}/admin` } },
      ],
      footer: [{ note: 'Answer this mail to write to the visitor and coordinate the demo.' }],
    },
  };
};

/** To the visitor, with the slot they asked for as a calendar file. No word of theirs is in it. */
export const demoAcknowledgement: Template = (stored, lead, { SITE_URL, MAIL_FROM }) => {
  const content = demoCalendar({
    uid: `demo-${column(lead, 'id')}@${mailDomain(MAIL_FROM)}`,
    storedAt: stored.created_at,
    preferredDate: column(lead, 'preferred_date') || null,
    preferredTime: column(lead, 'preferred_time') || null,
  });
  return {
    subject: `We received your demo request - ${site.name}`,
    replyTo: { name: site.name, address: site.email },
    ...(content === null ? {} : { calendar: { filename: 'demo.ics', content } }),
    letter: {
      title: 'Thank you for requesting a demo',
      parts: [
        { paragraph: 'We have your request. Someone will get in touch to coordinate the demo.' },
        ...(content === null
          ? []
          : [{ paragraph: 'The slot you asked for is attached as a calendar entry. It is tentative until we confirm it.' }]),
        {
          paragraph: `Questions before then? Call us at ${site.phone.display}, Monday to Friday, 8:00 AM to 6:00 PM Pacific time.`,
        },
        { button: { label: 'See what we build', href: `${SITE_URL}/#services` } },
      ],
      footer: [
        {
          note: `You receive this one mail because this address was entered in the demo request of ${site.name}. If that was not you, no action is needed.`,
        },
      ],
    },
  };
};
