import { createDecipheriv, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PullSource } from '@millrace/data/contracts';
import { createSync, openCache } from '@millrace/offline';
import { type LaunchOptions, launchConsole, type RunningConsole } from '../../desktop/fixtures/console-process.ts';
import { cacheFiles } from '../../desktop/fixtures/files.ts';
import { admin, signIn } from '../../desktop/fixtures/people.ts';
import { signIn as signInByHttp } from '../../e2e/fixtures/api.ts';
import { startEdition } from '../../e2e/fixtures/edition.ts';

/** Figures in milliseconds, one for each start. */
export type ColdStart = {
  contacts: number;
  /** From the page's first request until rows were painted: what the console itself takes. */
  toRows: number[];
  /** From the start of the process until rows were painted, the stand-in's own browser included. */
  fromProcess: number[];
};

const PAGE = 2_000;
const AWAY = { SUPABASE_URL: 'http://127.0.0.1:9' };
/** The overview's recent contacts, and the rows of the contact list. */
const ROWS = 'main a[href*="open="]';

/** Opens what the stand-in's keychain has sealed (tests/desktop/stand-in/keychain.ts). */
const unseal = (folder: string, path: string): string => {
  const sealed = readFileSync(path);
  const key = readFileSync(join(folder, 'keychain', 'key'));
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(3, 15), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(15, 31));
  return Buffer.concat([decipher.update(sealed.subarray(31)), decipher.final()]).toString('utf8');
};

/** A server that sends so many more contacts and nothing else. */
const moreContacts = (count: number): PullSource => {
  const columns = [
    'id',
    'created_at',
    'updated_at',
    'quarantined_at',
    'name',
    'email',
    'phone',
    'message',
    'email_sent',
    'converted_client_id',
  ];
  const start = Date.UTC(2026, 0, 1) * 1000;
  const row = (index: number) => {
    const at = start + index * 1_000_000;
    const message = `We machine part family ${index % 977} and look for a cell that loads lathe number ${index % 31} by night.`;
    return [
      randomUUID(),
      at,
      at,
      null,
      `Visitor ${index}`,
      `visitor.${index}@shop.example`,
      null,
      message,
      index % 2 === 0,
      null,
    ];
  };
  return async ({ epoch, cursor }) => {
    const from = Number(cursor ?? 0);
    const to = Math.min(count, from + PAGE);
    const rows = Array.from({ length: to - from }, (_, offset) => row(from + offset));
    return {
      epoch: epoch ?? randomUUID(),
      full: false,
      mark: randomUUID(),
      counts: null,
      tables: [{ name: 'contact_submissions', columns, rows, done: to === count }],
      deleted: [],
      next: to === count ? null : to,
    };
  };
};

/** Signs in once with the real server, so that session, key and unlock record are real, then fills the cache beside it. */
const prepare = async (folder: string, contacts: number): Promise<void> => {
  const edition = await startEdition();
  try {
    const { id } = await signInByHttp(edition, admin);
    const first = await launchConsole({
      folder,
      environment: { SUPABASE_URL: edition.url, SUPABASE_ANON_KEY: edition.publishableKey },
    });
    await signIn(first.page);
    await first.quit();
    const keyFile = cacheFiles(folder).find((path) => path.endsWith('cache.key'));
    if (!keyFile) throw new Error('The console made no cache');
    const cache = openCache({ folder: dirname(keyFile), account: id, key: Buffer.from(unseal(folder, keyFile), 'hex') });
    const sync = createSync({ cache, pull: moreContacts(contacts) });
    await sync.pullNow();
    await sync.stop();
    cache.close();
  } finally {
    await edition.dispose();
  }
};

const firstSeen = async ({ page }: RunningConsole): Promise<number> => {
  const handle = await page.waitForFunction(() => (window as unknown as { firstSeen?: number }).firstSeen);
  return Number(await handle.jsonValue());
};

/**
 * Starts the built console again and again over a cache with so many contacts and without a server, and notes when the first rows were
 * painted. `out/` must be built, as `npm run bench` does.
 */
export const measureColdStart = async ({ contacts = 100_000, starts = 7 } = {}): Promise<ColdStart> => {
  const folder = mkdtempSync(join(tmpdir(), 'cold-start-'));
  const figures: ColdStart = { contacts, toRows: [], fromProcess: [] };
  try {
    await prepare(folder, contacts);
    const options: LaunchOptions = { folder, environment: { ...AWAY, STAND_IN_WATCH: ROWS } };
    for (let start = 0; start < starts; start += 1) {
      const began = Date.now();
      const running = await launchConsole(options);
      const seen = await firstSeen(running);
      const origin = await running.page.evaluate(() => performance.timeOrigin);
      figures.toRows.push(Math.round(seen));
      figures.fromProcess.push(Math.round(origin + seen - began));
      await running.quit();
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
