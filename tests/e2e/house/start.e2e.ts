import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdition } from '../fixtures/edition.ts';
import { launch } from '../fixtures/server-process.ts';
import { expect, test } from '../fixtures/test.ts';

// Several starts of a server each.
test.describe.configure({ timeout: 180_000 });

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a start that must fail says. */
async function refusal(dataFolder: string, port = 0): Promise<string> {
  const failure = await launch({ dataFolder, port, args: [], environment: {} }).catch((error: Error) => error);
  if (!(failure instanceof Error)) {
    await failure.end('SIGKILL');
    throw new Error('It started');
  }
  const [head, ...lines] = failure.message.trim().split('\n');
  expect(head).toContain('The server ended (1)');
  expect(lines, 'one clear line').toHaveLength(1);
  return lines[0] ?? '';
}

test('a port, a folder or a program in the way is told in one line', async () => {
  const edition = await startEdition();
  try {
    const port = Number(new URL(edition.url).port);
    expect(await refusal(folder, port)).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another with PORT.`,
    );
    expect(await refusal(edition.dataFolder)).toContain(`is in use by process`);
    expect(await refusal(edition.dataFolder)).toContain(edition.url);
  } finally {
    await edition.dispose();
  }
});

test('a foreign or unwritable data folder is told in one line and left alone', async () => {
  writeFileSync(join(folder, 'thesis.txt'), 'years of work');
  expect(await refusal(folder)).toContain('holds other files (thesis.txt)');
  expect(await refusal(join(folder, 'thesis.txt', 'below'))).toContain('cannot be written (ENOTDIR)');
});

test('after a SIGKILL the next start takes the folder and the port again', async () => {
  const edition = await startEdition();
  try {
    await edition.kill();
    await edition.restart();
    expect((await fetch(`${edition.url}/healthz`)).status).toBe(200);
  } finally {
    await edition.dispose();
  }
});

test('SIGTERM lets a request under way finish', async () => {
  const edition = await startEdition();
  try {
    const request = fetch(`${edition.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: edition.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@millrace.example', password: 'demo-admin-2026' }),
    });
    const answer = await Promise.all([request, edition.stop()]);
    expect(answer[0].status).toBe(200);
  } finally {
    await edition.dispose();
  }
});
