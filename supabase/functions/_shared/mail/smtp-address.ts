/** Where and how an SMTP_URL connects. */
export type SmtpAddress = {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth: { user: string; pass: string } | null;
};

/**
 * `smtps://user:password@host:465` or `smtp://host:587`. A password is never sent over an unencrypted connection unless the address
 * says `?requireTLS=false`; `?ignoreTLS=true` skips STARTTLS altogether (a catcher on this machine).
 */
export const parseSmtpUrl = (text: string): SmtpAddress => {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const auth = url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  const flag = (name: string, fallback: boolean) =>
    url.searchParams.has(name) ? url.searchParams.get(name) === 'true' : fallback;
  const ignoreTLS = flag('ignoreTLS', false);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ignoreTLS,
    requireTLS: !ignoreTLS && flag('requireTLS', auth !== null && !secure),
    auth,
  };
};
