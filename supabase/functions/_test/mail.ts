import type { Mail } from '../_shared/mail/mail.ts';

/** A mail to send in a test. */
export const testMail = (more: Partial<Mail> = {}): Mail => ({
  id: 'b7f0c6de-0000-4000-8000-000000000001',
  messageId: '<b7f0c6de-0000-4000-8000-000000000001@millrace.example>',
  date: new Date('2026-11-21T10:00:00Z'),
  to: 'ada@visitor.example',
  subject: 'Thank you',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  ...more,
});
