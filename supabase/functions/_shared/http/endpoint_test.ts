import { equal, truth } from '../../_test/expect.ts';
import { MAX_BODY_BYTES, readJson } from './body.ts';
import { endpoint } from './endpoint.ts';

const environment = {
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_SERVICE_ROLE_KEY: 'k',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SITE_URL: 'https://site.example',
};
for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://f.example/x', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const echo = endpoint('echo', ['POST'], async (request) => ({
  body: { success: true, got: await readJson(request) },
  outcome: 'ok',
}));

Deno.test('R19 an unforeseen error is a 500 that tells nothing of its cause', async () => {
  const failing = endpoint('failing', ['POST'], () => Promise.reject(new Error('password=hunter2 at /srv/db.ts')));
  const answer = await failing(post('{}'));
  equal(answer.status, 500);
  const text = await answer.text();
  truth(!text.includes('hunter2') && !text.includes('db.ts'));
  equal(JSON.parse(text).success, false);
  equal(answer.headers.get('cache-control'), 'no-store');
});

Deno.test('R16 the size of a body is what arrives, not what is claimed', async () => {
  const stream = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent <= MAX_BODY_BYTES; sent += 8_192) controller.enqueue(new Uint8Array(8_192).fill(32));
      controller.close();
    },
  });
  equal((await echo(post(stream))).status, 413);
  equal((await echo(post(' '.repeat(100), { 'content-length': '99999999' }))).status, 413);
  equal((await echo(post('{"a":1}'))).status, 200);
});

Deno.test('R16 bytes that are no UTF-8 are invalid JSON', async () => {
  equal((await echo(post(new Uint8Array([0x22, 0xff, 0x22])))).status, 400);
});

Deno.test('a caller may name its request, but not write into the log with that name', async () => {
  equal((await echo(post('{}', { 'x-request-id': 'abc-12345' }))).headers.get('x-request-id'), 'abc-12345');
  truth((await echo(post('{}', { 'x-request-id': '"},{"level":"error' }))).headers.get('x-request-id') !== '"},{"level":"error');
});
