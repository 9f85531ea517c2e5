import MailComposer from 'nodemailer/lib/mail-composer';
import { parseMailbox } from './addresses.ts';
import type { Mail } from './mail.ts';

/** A mail as RFC 5322 bytes. Addresses are passed as parts, never parsed from text, so that a name cannot become a second recipient (R14). */
export const encodeMail = async (mail: Mail, from: string): Promise<Uint8Array> => {
  const composer = new MailComposer({
    from: parseMailbox(from),
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.calendar === undefined
      ? {}
      : {
          attachments: [
            {
              filename: mail.calendar.filename,
              content: mail.calendar.content,
              contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            },
          ],
        }),
  });
  return await composer.compile().build();
};
