import { expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { functionEnvironment, reachableHosts } from './environment.ts';

const facts = {
  serverUrl: 'http://127.0.0.1:3000',
  siteUrl: 'http://127.0.0.1:3000',
  smtpUrl: 'smtp://127.0.0.1:2525',
  serviceKey: 'sb_secret_x',
};

it('passes the functions their own settings and nothing else of the owner', () => {
  const environment = functionEnvironment(
    readSettings(
      {
        LIMIT_PER_EMAIL: '9/60',
        MAIL_BACKOFF_MS: '77',
        AWS_SECRET_ACCESS_KEY: 'x',
        HOME: '/root',
        SUPABASE_URL: 'https://elsewhere.example',
      },
      [],
    ),
    facts,
  );
  expect(environment).toMatchObject({
    LIMIT_PER_EMAIL: '9/60',
    MAIL_BACKOFF_MS: '77',
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    SUPABASE_URL: facts.serverUrl,
  });
  expect(Object.keys(environment)).not.toEqual(expect.arrayContaining(['HOME']));
  expect(JSON.stringify(environment)).not.toContain('AWS');
});

it('lets them reach the server, the mail server and only the services that are configured', () => {
  const plain = functionEnvironment(readSettings({}, []), facts);
  expect(reachableHosts(plain)).toEqual(['127.0.0.1:3000', '127.0.0.1:2525']);
  const withServices = functionEnvironment(
    readSettings({ RESEND_API_KEY: 'k', TWILIO_ACCOUNT_SID: 's', TWILIO_URL: 'http://127.0.0.1:99' }, []),
    facts,
  );
  expect(reachableHosts(withServices)).toEqual(['127.0.0.1:3000', '127.0.0.1:2525', 'api.resend.com:443', '127.0.0.1:99']);
});
