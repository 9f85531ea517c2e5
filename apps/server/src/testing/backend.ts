import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, openEngine } from '../database/engine.ts';
import { applyMigrations, readMigrations } from '../database/migrations.ts';
import { prepareDatabase } from '../database/prelude.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { repositoryRoot } from '../settings.ts';
import { createAuthGuard } from '../supabase/auth-guard.ts';
import type { AuthMailer } from '../supabase/auth-mail.ts';
import { type Backend, createBackend } from '../supabase/backend.ts';
import type { AuthMail } from '../supabase/reworded.ts';

const migrationsFolder = join(repositoryRoot, 'supabase/migrations');

export const serviceKey = 'sb_secret_for_tests';
export const siteUrl = 'http://127.0.0.1:3000';

export interface TestBackend {
  engine: Engine;
  backend: Backend;
  /** What Auth mailed, oldest first. */
  mails: AuthMail[];
  /** A request to REST, as the owner of the key. */
  rest(path: string, init?: { key?: string; method?: string; body?: unknown; prefer?: string }): Promise<Response>;
  /** A request through the guard to Auth, with the publishable key. */
  auth(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** A prepared database costs seconds to make, so the first test that needs these migrations keeps it for the others. */
async function databaseTemplate(): Promise<string> {
  const hash = createHash('sha256');
  for (const { version, sql } of readMigrations(migrationsFolder)) hash.update(version).update(sql);
  const cache = join(repositoryRoot, '.cache/test-databases');
  const template = join(cache, hash.digest('hex').slice(0, 24));
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const { engine } = await bringUp(draft, { send: async () => undefined, close: () => undefined }, true);
  await engine.close();
  // Whoever is first wins; the other's is as good.
  await rename(draft, template).catch(() => rmSync(draft, { recursive: true, force: true }));
  return template;
}

async function bringUp(folder: string, mailer: AuthMailer, confirmEmail: boolean): Promise<{ engine: Engine; backend: Backend }> {
  const engine = await openEngine(folder);
  const jwtSecret = 'a secret of at least thirty-two characters';
  const backend = createBackend({
    connection: engine.connection,
    jwtSecret,
    serviceKey,
    siteUrl,
    redirectUrls: [],
    confirmEmail,
    mailer,
  });
  await backend.ensureSystemSchema();
  await prepareDatabase(engine.database);
  await applyMigrations(engine.database, migrationsFolder);
  return { engine, backend };
}

/** A backend on a database of its own, with the migrations applied and no demo data. */
export async function openTestBackend(options: { confirmEmail?: boolean } = {}): Promise<TestBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'backend-'));
  cpSync(await databaseTemplate(), folder, { recursive: true });
  const mails: AuthMail[] = [];
  const mailer = { send: async (mail: AuthMail) => void mails.push(mail), close: () => undefined };
  const { engine, backend } = await bringUp(folder, mailer, options.confirmEmail ?? true);
  const guard = createAuthGuard({ backend, database: engine.database, mailer, siteUrl, redirectUrls: [] });
  return {
    engine,
    backend,
    mails,
    rest(path, { key = serviceKey, method = 'GET', body, prefer } = {}) {
      const headers = { apikey: key, 'content-type': 'application/json', ...(prefer ? { prefer } : {}) };
      const request = new Request(`${siteUrl}/rest/v1${path}`, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      });
      return backend.fetch(request, '127.0.0.1');
    },
    auth(path, body, headers = {}) {
      const bytes = new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body));
      const method = body === undefined ? 'GET' : 'POST';
      const all = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers };
      return guard(new Request(`${siteUrl}/auth/v1${path}`, { method, headers: all }), bytes, '127.0.0.1');
    },
    async close() {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
