import type { Settings } from '../settings.ts';
import { mailDomain } from './addresses.ts';
import type { MailTransport } from './mail.ts';
import { resendTransport } from './resend.ts';
import { smtpTransport } from './smtp.ts';
import { parseSmtpUrl } from './smtp-address.ts';

/** The transport that the environment names; parseSettings has made sure that what it needs is there. */
export const mailTransport = (settings: Settings): MailTransport => {
  const { MAIL_FROM: from, MAIL_TIMEOUT_MS: timeoutMs } = settings;
  if (settings.MAIL_TRANSPORT === 'resend') {
    return resendTransport({ url: settings.RESEND_URL, apiKey: settings.RESEND_API_KEY ?? '', from, timeoutMs });
  }
  return smtpTransport({ address: parseSmtpUrl(settings.SMTP_URL ?? ''), from, timeoutMs, clientName: mailDomain(from) });
};
