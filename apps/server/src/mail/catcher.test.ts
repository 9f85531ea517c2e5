import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SmtpEmailDriver } from '@supabase/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailCatcher, startMailCatcher } from './catcher.ts';
import { mailRoutes } from './routes.ts';

let folder: string;
let catcher: MailCatcher;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  catcher = await startMailCatcher({ folder });
});
afterEach(async () => {
  await catcher.stop();
  rmSync(folder, { recursive: true, force: true });
});

const send = (subject: string, html = '<p>Hello</p>') =>
  new SmtpEmailDriver({ host: '127.0.0.1', port: catcher.port, from: 'Shop <shop@shop.example>' }).send({
    to: 'ann@shop.example',
    subject,
    text: 'Hello',
    html,
  });

const get = (path: string, { address = '127.0.0.1', host = '127.0.0.1:3000' } = {}) =>
  mailRoutes(catcher.store).fetch(new Request(`http://${host}/_mail${path}`, { headers: { host } }), { address });

describe('the mail catcher', () => {
  it('lists what it accepted, newest first, in the promised shape', async () => {
    await send('First');
    await send('Second: Grüße');
    const messages = (await (await get('/messages.json')).json()) as Record<string, string>[];
    expect(messages.map((mail) => mail.subject)).toEqual(['Second: Grüße', 'First']);
    expect(messages[0]).toEqual({
      id: expect.any(String) as string,
      to: 'ann@shop.example',
      from: 'shop@shop.example',
      subject: 'Second: Grüße',
      text: 'Hello',
      html: expect.stringContaining('<p>Hello</p>') as string,
      date: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
  });

  it('has everything again after it was stopped and started on the same port', async () => {
    await send('Before');
    const { port } = catcher;
    await catcher.stop();
    await expect(send('While it is down')).rejects.toThrow(/ECONNREFUSED/);
    catcher = await startMailCatcher({ folder, port });
    await send('After');
    expect((await catcher.store.list()).map((mail) => mail.subject)).toEqual(['After', 'Before']);
  });

  it('shows a mail without letting it do anything', async () => {
    await send('<script>alert(1)</script>', '<script>alert(2)</script><img src="https://tracker.example/x.gif">');
    const [mail] = await catcher.store.list();
    expect((await get('/')).status).toBe(200);
    const page = await get(`/${mail?.id}`);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const html = await page.text();
    expect(html).not.toContain('<script');
    expect(html).toContain('sandbox=');
    const frame = await get(`/${mail?.id}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(frame.headers.get('content-security-policy')).not.toMatch(/allow-scripts|allow-same-origin|img-src[^;]*https/);
  });

  it('gives headers, attachments and source of one mail', async () => {
    await send('Details');
    const [mail] = await catcher.store.list();
    const details = (await (await get(`/${mail?.id}.json`)).json()) as {
      headers: { name: string; value: string }[];
      attachments: unknown[];
    };
    expect(details.headers).toContainEqual({ name: 'subject', value: 'Details' });
    expect(details.attachments).toEqual([]);
    expect(await (await get(`/${mail?.id}/source`)).text()).toContain('Subject: Details');
  });

  it.each([
    ['another machine', { address: '192.0.2.7' }],
    ['a page whose name points here', { host: 'evil.example' }],
    ['a name that only looks local', { host: '127.0.0.1.evil.example' }],
  ])('does not exist for %s', async (_who, from) => {
    await send('Secret');
    for (const path of ['', '/', '/messages.json']) expect((await get(path, from)).status).toBe(404);
  });

  it('knows no mail but its own', async () => {
    for (const id of [
      'nothing',
      '..%2F..%2Fsecrets',
      'nothing/html',
      'nothing/source',
      'nothing/attachments/0',
      'nothing.json',
    ]) {
      expect((await get(`/${id}`)).status).toBe(404);
    }
  });
});
