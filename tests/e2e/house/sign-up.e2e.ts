import { ask, register, visitor } from '../fixtures/api.ts';
import { startEdition } from '../fixtures/edition.ts';
import { linksIn } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'sign-up' } });

test('an account is opened by the link in the mail, and its password changed by another', async ({ edition }) => {
  const person = { email: 'ines@shop.example', password: 'first-password', data: { full_name: 'Ines Newcomer' } };
  const ines = await register(edition, person);
  const profile = await ask(edition, ines, '/rest/v1/profiles?select=full_name,role');
  expect(profile.body).toEqual([{ full_name: 'Ines Newcomer', role: 'client' }]);

  await ask(edition, visitor(edition), `/auth/v1/recover?redirect_to=${encodeURIComponent(`${edition.url}/login`)}`, {
    body: { email: person.email },
  });
  const [link] = linksIn(await edition.waitForMail({ to: person.email, subject: /^Choose a new password/ }));
  const opened = await fetch(link ?? '', { redirect: 'manual' });
  const target = new URL(opened.headers.get('location') ?? '');
  expect(`${target.origin}${target.pathname}`).toBe(`${edition.url}/login`);
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? '';
  const changed = await ask(edition, { key: edition.publishableKey, token }, '/auth/v1/user', {
    method: 'PUT',
    body: { password: 'second-password' },
  });
  expect(changed.status).toBe(200);

  const signIn = (password: string) =>
    ask(edition, visitor(edition), '/auth/v1/token?grant_type=password', { body: { email: person.email, password } });
  expect((await signIn('first-password')).status).toBe(400);
  expect((await signIn('second-password')).status).toBe(200);
});

test('without confirmations a person is signed in at once, and a known address is named', async () => {
  const edition = await startEdition({ demo: false, environment: { CONFIRM_EMAIL: 'off' } });
  try {
    const body = { email: 'dana@shop.example', password: 'six-or-more' };
    expect((await ask(edition, visitor(edition), '/auth/v1/signup', { body })).body).toMatchObject({
      access_token: expect.stringMatching(/^ey/) as unknown,
    });
    const again = await ask(edition, visitor(edition), '/auth/v1/signup', { body });
    expect([again.status, again.body]).toEqual([422, expect.objectContaining({ msg: 'User already registered' })]);
  } finally {
    await edition.dispose();
  }
});
