import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailCatcher } from '@millrace/server/mail-catcher';
import { ask, sendMessage, service } from '../fixtures/api.ts';
import { startEdition } from '../fixtures/edition.ts';
import { expect, test } from '../fixtures/test.ts';

test('R11 with the mail server down the form succeeds, and the mail arrives by itself once it is back', async () => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'outage-'));
  let catcher = await startMailCatcher({ folder });
  const { port, url } = catcher;
  await catcher.stop();
  const edition = await startEdition({ demo: false, environment: { SMTP_URL: url } });
  try {
    const status = async () => (await ask(edition, service(edition), '/rest/v1/contact_submissions?select=name,email_sent')).body;
    const answer = await sendMessage(edition, { name: 'Ann', email: 'ann@shop.example', message: 'Please call me.' });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await status()).toEqual([{ name: 'Ann', email_sent: false }]);
    catcher = await startMailCatcher({ folder, port });
    await expect.poll(status, { timeout: 20_000 }).toEqual([{ name: 'Ann', email_sent: true }]);
    await expect
      .poll(async () => (await catcher.store.list()).map((mail) => mail.to).sort(), { timeout: 20_000 })
      .toHaveLength(2);
  } finally {
    await edition.dispose();
    await catcher.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
