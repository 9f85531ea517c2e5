import { site } from '@millrace/core/site';
import type { Template } from '../compose.ts';
import { brief, column, emailField, field, pacificTime, phoneField } from './lead.ts';

/** To staff: everything the visitor wrote; an answer goes to the visitor. */
export const contactNotification: Template = (stored, lead, { SITE_URL }) => {
  const name = column(lead, 'name');
  const email = column(lead, 'email');
  return {
    subject: `New contact message from ${brief(name)}`,
    replyTo: { name, address: email },
    letter: {
      title: 'New contact message',
      parts: [
        {
          fields: [
            ...field('Name', name),
            ...emailField(email),
            ...phoneField(column(lead, 'phone')),
            ...field('Received', pacificTime(stored.created_at)),
          ],
        },
        { quote: column(lead, 'message') },
        { button: { label: 'Open the admin dashboard', href: `${SITE_URL}/admin` } },
      ],
      footer: [{ note: 'Answer this mail to write to the visitor. The promise on the site is a reply within 24 hours.' }],
    },
  };
};

/** To the visitor. Its subject and first lines hold no word of theirs: the form must not become a way to mail strangers. */
export const contactAcknowledgement: Template = (_stored, _lead, { SITE_URL }) => ({
  subject: `We received your message - ${site.name}`,
  replyTo: { name: site.name, address: site.email },
  letter: {
    title: 'Thank you for your message',
    parts: [
      { paragraph: `Your message has reached ${site.name}. A robotics specialist will reply within 24 hours.` },
      { paragraph: `If it is urgent, call us at ${site.phone.display}, Monday to Friday, 8:00 AM to 6:00 PM Pacific time.` },
      { button: { label: 'Read our articles', href: `${SITE_URL}/blog` } },
    ],
    footer: [
      {
        note: `You receive this one mail because this address was entered in the contact form of ${site.name}. If that was not you, no action is needed.`,
      },
    ],
  },
});
