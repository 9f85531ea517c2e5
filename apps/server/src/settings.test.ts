import { describe, expect, it } from 'vitest';
import { readSettings, repositoryRoot } from './settings.ts';

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings({}, [])).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: `${repositoryRoot}/.data`,
      demo: true,
      fresh: false,
      confirmEmail: true,
      smtpUrl: undefined,
    });
  });

  it('take arguments and variables, an empty variable counting as unset', () => {
    const settings = readSettings({ PORT: '0', HOST: '', SITE_URL: 'https://shop.example/', REDIRECT_URLS: 'a://b, ,c://d' }, [
      '--no-demo',
      '--fresh',
    ]);
    expect(settings).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      siteUrl: 'https://shop.example',
      redirectUrls: ['a://b', 'c://d'],
      demo: false,
      fresh: true,
    });
  });

  it.each([
    [{ PORT: 'eighty' }, [], /^PORT=eighty cannot be used/],
    [{ PORT: '70000' }, [], /^PORT=70000 cannot be used/],
    [{ SMTP_URL: 'ftp://mail' }, [], /^SMTP_URL=ftp:\/\/mail cannot be used/],
    [{}, ['--wipe'], /--wipe.*Known: --no-demo, --fresh/s],
  ])('name what cannot be used: %j %j', (environment, args, message) => {
    expect(() => readSettings(environment, args)).toThrow(message);
  });
});
