import { ask, sendMessage, service } from '../fixtures/api.ts';
import { type Edition, startEdition } from '../fixtures/edition.ts';
import { messageId } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';

const statusOf = async (edition: Edition, email: string) => {
  const answer = await ask(edition, service(edition), `/rest/v1/contact_submissions?email=eq.${email}&select=email_sent`);
  return answer.body;
};

test('R11 what was acknowledged survives a SIGKILL, three times in a row, and every mail goes out as one', async () => {
  test.setTimeout(240_000);
  const edition = await startEdition({ demo: false });
  try {
    const senders = Array.from({ length: 3 }, (_, index) => `killed-${index}@shop.example`);
    for (const email of senders) {
      const answer = await sendMessage(edition, { name: 'Ann', email, message: 'Please call me.' });
      await edition.kill();
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      await edition.restart();
    }
    for (const email of senders)
      await expect.poll(() => statusOf(edition, email), { timeout: 60_000 }).toEqual([{ email_sent: true }]);
    for (const email of senders) {
      await edition.waitForMail({ to: email });
      const received = (await edition.mails()).filter((mail) => mail.to === email);
      // A kill between the receiver's yes and our note of it makes one mail arrive twice: under one id, so it is shown once.
      expect(new Set(await Promise.all(received.map((mail) => messageId(edition.url, mail)))).size).toBe(1);
    }
  } finally {
    await edition.dispose();
  }
});
