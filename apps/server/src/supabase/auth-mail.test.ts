import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MailCatcher, startMailCatcher } from '../mail/catcher.ts';
import { type AuthMailer, openAuthMailer } from './auth-mail.ts';

let folder: string;
let port: number;
let catcher: MailCatcher | undefined;
let mailers: AuthMailer[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'));
  mailers = [];
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  port = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
});
afterEach(async () => {
  for (const mailer of mailers) mailer.close();
  await catcher?.stop();
  catcher = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function openMailer(): Promise<AuthMailer> {
  const mailer = await openAuthMailer({ spool: folder, smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Shop <shop@shop.example>' });
  mailers.push(mailer);
  return mailer;
}
const spooled = () => readdirSync(folder).filter((file) => file.endsWith('.json'));
const mail = { to: 'ann@shop.example', subject: 'Confirm', text: 'Link', html: '<p>Link</p>' };

it('sends while the mail server is down, and delivers once it is back', async () => {
  const mailer = await openMailer();
  await mailer.send(mail);
  expect(spooled()).toHaveLength(1);
  catcher = await startMailCatcher({ folder: join(folder, 'caught'), port });
  await expect.poll(() => catcher?.store.size, { timeout: 5000 }).toBe(1);
  await expect.poll(spooled).toEqual([]);
});

it('delivers after a restart what a killed process left', async () => {
  const killed = await openMailer();
  await killed.send(mail);
  killed.close();
  catcher = await startMailCatcher({ folder: join(folder, 'caught'), port });
  await openMailer();
  await expect.poll(() => catcher?.store.size, { timeout: 5000 }).toBe(1);
});

it('sets a file aside that is no mail, and delivers the others', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  writeFileSync(join(folder, '1-broken.json'), '{"to":');
  catcher = await startMailCatcher({ folder: join(folder, 'caught'), port });
  const mailer = await openMailer();
  await mailer.send(mail);
  await expect.poll(() => catcher?.store.size, { timeout: 5000 }).toBe(1);
  expect(readdirSync(folder)).toContain('1-broken.json.unreadable');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('1-broken.json cannot be read as a mail'));
  told.mockRestore();
});
