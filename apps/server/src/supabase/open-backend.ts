import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { type Engine, openEngine } from '../database/engine.ts';
import { applyMigrations, applySeed } from '../database/migrations.ts';
import { prepareDatabase } from '../database/prelude.ts';
import type { Settings } from '../settings.ts';
import { type AuthMailer, openAuthMailer } from './auth-mail.ts';
import { type Backend, createBackend } from './backend.ts';
import { catalogueCache } from './catalogue-cache.ts';

export interface OpenBackend {
  engine: Engine;
  mailer: AuthMailer;
  backend: Backend;
}

export interface BackendPlace {
  folder: DataFolder;
  /** `supabase/` of the repository. */
  supabaseFolder: string;
  siteUrl: string;
  smtpUrl: string;
}

/**
 * Opens the data folder's database and brings it up to date: system schemas, migrations, demo data once.
 * @param opened is told of each part as soon as it has to be closed again, also when a later step fails.
 * @throws StartError when a migration or the demo data fail.
 */
export async function openBackend(
  settings: Settings,
  { folder, supabaseFolder, siteUrl, smtpUrl }: BackendPlace,
  opened: Partial<OpenBackend>,
): Promise<OpenBackend> {
  const engine = await openEngine(folder.database);
  opened.engine = engine;
  const mailer = await openAuthMailer({ spool: folder.spool, smtpUrl, from: settings.mailFrom });
  opened.mailer = mailer;
  const migrations = join(supabaseFolder, 'migrations');
  const cache = catalogueCache(join(folder.path, 'catalogue'), migrations);
  const backend = createBackend({
    connection: engine.connection,
    ...folder.secrets,
    siteUrl,
    redirectUrls: settings.redirectUrls,
    confirmEmail: settings.confirmEmail,
    mailer,
    cache,
  });
  if (!cache.isCurrent) await backend.ensureSystemSchema();
  await prepareDatabase(engine.database);
  await applyMigrations(engine.database, migrations);
  const seed = join(supabaseFolder, 'seed.sql');
  if (folder.demo && existsSync(seed)) await applySeed(engine.database, seed);
  folder.markComplete();
  return { engine, mailer, backend };
}
