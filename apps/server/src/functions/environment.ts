import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import type { Settings } from '../settings.ts';

/** Families of variables that are the functions' own settings; everything else of the owner's environment stays here. */
const passedOn = /^(MAIL|SMTP|RESEND|LIMIT|TURNSTILE|NEWSLETTER|CALL|TWILIO|RETENTION|STAFF|CORS|FUNCTIONS)_[A-Z0-9_]+$/;

export interface FunctionFacts {
  /** Where the functions reach this server. */
  serverUrl: string;
  siteUrl: string;
  smtpUrl: string;
  serviceKey: string;
}

/** The whole environment of the functions in the local edition. What the owner sets wins over the defaults given here. */
export function functionEnvironment(settings: Settings, facts: FunctionFacts): Record<string, string> {
  const own = Object.entries(settings.environment).flatMap(([name, value]) =>
    passedOn.test(name) && value ? [[name, value]] : [],
  );
  return {
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: facts.smtpUrl,
    MAIL_FROM: settings.mailFrom,
    STAFF_EMAIL: settings.staffEmail,
    // The mail server is on this machine: retrying within seconds is cheap, and what a killed worker held is soon free again.
    MAIL_LEASE_SECONDS: '30',
    MAIL_BACKOFF_MS: '2000',
    MAIL_BACKOFF_MAX_MS: '60000',
    FUNCTIONS_URL: `${facts.siteUrl}/functions/v1`,
    ...Object.fromEntries(own),
    SUPABASE_URL: facts.serverUrl,
    SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
    SUPABASE_SERVICE_ROLE_KEY: facts.serviceKey,
    SITE_URL: facts.siteUrl,
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
  };
}

/** `host:port` of the outside services that the environment names, for the functions' permission to connect. */
export function reachableHosts(environment: Record<string, string>): string[] {
  const addresses = [
    environment.SUPABASE_URL,
    environment.SMTP_URL,
    environment.RESEND_API_KEY && (environment.RESEND_URL ?? 'https://api.resend.com'),
    environment.TWILIO_ACCOUNT_SID && (environment.TWILIO_URL ?? 'https://api.twilio.com'),
    environment.TURNSTILE_SECRET_KEY && (environment.TURNSTILE_URL ?? 'https://challenges.cloudflare.com'),
  ];
  const ports: Record<string, string> = { 'http:': '80', 'https:': '443', 'smtp:': '587', 'smtps:': '465' };
  return addresses.flatMap((address) => {
    const url = address ? URL.parse(address) : null;
    return url ? [`${url.hostname}:${url.port || ports[url.protocol]}`] : [];
  });
}
