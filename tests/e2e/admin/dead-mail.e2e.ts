import { createServer } from 'node:net';
import { signInTo, toast } from '../account/people.ts';
import { sendMessage } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** A port on which nobody listens: a mail server that is down. */
const deadPort = await new Promise<number>((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 9));
  });
});

test.use({
  editionOptions: {
    name: 'admin-dead-mail',
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${deadPort}`,
      MAIL_MAX_ATTEMPTS: '2',
      MAIL_BACKOFF_MS: '50',
      MAIL_BACKOFF_MAX_MS: '100',
    },
  },
});

test('R13 a mail that was given up is flagged, and an admin sends it again', async ({ page, edition }) => {
  await sendMessage(edition, { name: 'Lost Mail', email: 'lost@example.com', message: 'Did this arrive?' });
  await signInTo(page, '/admin/contacts');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Mail failed').first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await page
    .getByRole('button', { name: /^Resend/ })
    .first()
    .click();
  await expect(toast(page, 'Mail queued again')).toBeVisible();
});
