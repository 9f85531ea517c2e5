import { ask, people, service, signIn, visitor } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

const paths = [
  '/',
  '/blog',
  '/login',
  '/admin/contacts',
  '/nowhere',
  '/healthz',
  '/_mail',
  '/_mail/nothing',
  '/rest/v1/',
  '/auth/v1/nothing',
  '/functions/v1/nothing',
  '/robots.txt',
  '/%',
];

for (const path of paths) {
  test(`R33 ${path} carries the security headers`, async ({ edition }) => {
    const { headers } = await fetch(edition.url + path);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
}

test('R16 a body above 1 MB is refused by every interface, in its own error shape', async ({ edition }) => {
  const body = { name: 'x'.repeat(1_100_000) };
  const rest = await ask(edition, visitor(edition), '/rest/v1/testimonials', { body });
  expect([rest.status, rest.body]).toEqual([413, expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' })]);
  const auth = await ask(edition, visitor(edition), '/auth/v1/signup', { body });
  expect(auth.status).toBe(413);
  const form = await ask(edition, visitor(edition), '/functions/v1/send-contact-email', { body });
  expect([form.status, form.body]).toEqual([413, expect.objectContaining({ success: false })]);
});

test('an insert takes 1,000 rows and no more, and the database goes on as before', async ({ edition }) => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `V${index}`, email: `v${index}@shop.example`, message: 'Hello' }));
  const before = await ask(edition, service(edition), '/rest/v1/contact_submissions?select=id&limit=1', {
    headers: { prefer: 'count=exact' },
  });
  const total = Number(before.headers.get('content-range')?.split('/')[1]);
  expect((await ask(edition, service(edition), '/rest/v1/contact_submissions', { body: rows(1001) })).status).toBe(413);
  expect((await ask(edition, service(edition), '/rest/v1/contact_submissions', { body: rows(1000) })).status).toBe(201);
  const after = await ask(edition, service(edition), '/rest/v1/contact_submissions?select=id&limit=1', {
    headers: { prefer: 'count=exact' },
  });
  expect(after.headers.get('content-range')).toBe(`0-0/${total + 1000}`);
});

test('R19 answers that may be somebody’s own are kept by no cache', async ({ edition }) => {
  const admin = await signIn(edition, people.admin);
  for (const path of ['/rest/v1/contact_submissions?select=id', '/auth/v1/user', '/functions/v1/nothing']) {
    expect((await ask(edition, admin, path)).headers.get('cache-control'), path).toBe('no-store');
  }
});

test('R19 a page of another origin cannot read what the forms answer', async ({ edition }) => {
  const headers = { origin: 'https://evil.example' };
  const answer = await ask(edition, visitor(edition), '/functions/v1/send-contact-email', { body: {}, headers });
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('the health check tells how the outbox stands', async ({ edition }) => {
  const answer = await ask(edition, visitor(edition), '/healthz');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ status: 'ok', outbox: { dead: 0 } });
});
