import type { StoredMail } from '../backend/outbox.ts';
import type { Settings } from '../settings.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import type { Mail } from './mail.ts';
import { callNotification } from './templates/call.ts';
import { contactAcknowledgement, contactNotification } from './templates/contact.ts';
import { demoAcknowledgement, demoNotification } from './templates/demo.ts';
import { newsletterUnsubscribed, newsletterVerification } from './templates/newsletter.ts';

/** What a template makes of a stored mail. */
export type Written = Pick<Mail, 'subject' | 'replyTo' | 'headers' | 'calendar'> & { letter: Letter };
export type Template = (stored: StoredMail, lead: Record<string, unknown>, settings: Settings) => Written | Promise<Written>;

/** The mails there are, by the kind under which they are stored. */
const templates: Record<string, Template> = {
  'contact-notification': contactNotification,
  'contact-acknowledgement': contactAcknowledgement,
  'demo-notification': demoNotification,
  'demo-acknowledgement': demoAcknowledgement,
  'call-notification': callNotification,
  'newsletter-verification': newsletterVerification,
  'newsletter-unsubscribed': newsletterUnsubscribed,
};

/**
 * Writes a stored mail; every time the same, so that a repeated attempt is a repetition.
 * @returns null when its lead was erased. @throws for an unknown kind.
 */
export const composeMail = async (stored: StoredMail, settings: Settings): Promise<Mail | null> => {
  const template = templates[stored.kind];
  if (!template) throw new Error(`There is no mail of the kind ${stored.kind}`);
  if (stored.lead === null) return null;
  const { letter, ...rest } = await template(stored, stored.lead, settings);
  return {
    id: stored.id,
    messageId: stored.message_id,
    date: stored.created_at,
    to: stored.to,
    text: letterText(letter),
    html: letterHtml(letter),
    ...rest,
  };
};
