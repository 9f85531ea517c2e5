import { equal, matches, thrown, truth } from '../_test/expect.ts';
import { testSettings } from '../_test/settings.ts';
import { parseSettings } from './settings.ts';

Deno.test('defaults: the functions address follows the backend, limits are read as count and seconds', () => {
  const settings = testSettings({ LIMIT_PER_EMAIL: '3/60', CORS_ORIGINS: 'https://a.example, https://b.example' });
  equal(settings.FUNCTIONS_URL, 'http://127.0.0.1:1/functions/v1');
  equal(settings.LIMIT_PER_EMAIL, { max: 3, seconds: 60 });
  equal(settings.CORS_ORIGINS, ['https://a.example', 'https://b.example']);
});

Deno.test('what cannot be used is named, its value is not', () => {
  const error = thrown(() =>
    testSettings({ LIMIT_PER_EMAIL: 'lots', MAIL_TRANSPORT: 'resend', CALL_TRANSPORT: 'twilio', SMTP_URL: 'secret-value' }),
  );
  for (const name of ['LIMIT_PER_EMAIL', 'SMTP_URL']) matches(error.message, new RegExp(name));
  truth(!error.message.includes('secret-value') && !error.message.includes('lots'));
});

Deno.test('a transport needs its keys, and a lease is longer than an attempt', () => {
  matches(thrown(() => testSettings({ MAIL_TRANSPORT: 'resend' })).message, /RESEND_API_KEY/);
  matches(thrown(() => testSettings({ CALL_TRANSPORT: 'twilio' })).message, /TWILIO_AUTH_TOKEN/);
  matches(thrown(() => testSettings({ MAIL_TIMEOUT_MS: '5000', MAIL_LEASE_SECONDS: '5' })).message, /MAIL_LEASE_SECONDS/);
  matches(thrown(() => parseSettings({})).message, /SUPABASE_URL/);
});
