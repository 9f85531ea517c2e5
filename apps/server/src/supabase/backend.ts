import { App, type CacheDriver } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { SerialQueue } from '../database/serial.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import type { AuthMailer } from './auth-mail.ts';
import { quietly } from './quiet-errors.ts';
import { redirectPatterns } from './redirects.ts';
import { reworded } from './reworded.ts';
import { repairWarnings } from './safe-warnings.ts';

repairWarnings();

export interface BackendOptions {
  connection: PgliteConnection;
  jwtSecret: string;
  serviceKey: string;
  siteUrl: string;
  redirectUrls: string[];
  confirmEmail: boolean;
  mailer: AuthMailer;
  /** Where the backend remembers the database's catalogue; in memory when absent. */
  cache?: CacheDriver;
}

export interface Backend {
  /** Provisions the `auth` and migration-history schemas; before the migrations. */
  ensureSystemSchema(): Promise<void>;
  /** Answers one request under `/auth/v1` or `/rest/v1`, alone on the database. `peer` is the socket's address. */
  fetch(request: Request, peer: string | null): Promise<Response>;
  queue: SerialQueue;
}

/** Supabase's REST and Auth protocols over the embedded database, with keys enforced and admin mode off. */
export function createBackend(options: BackendOptions): Backend {
  const app = new App({
    connection: options.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: LOCAL_PUBLISHABLE_KEY,
      secret_key: options.serviceKey,
      site_url: options.siteUrl,
      additional_redirect_urls: redirectPatterns(options.siteUrl, options.redirectUrls),
      minimum_password_length: 6,
      email: { enable_signup: true, enable_confirmations: options.confirmEmail, otp_length: 10 },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { admin: false },
      drivers: {
        ...(options.cache ? { cache: options.cache } : {}),
        email: { send: (mail) => options.mailer.send(reworded(mail)) },
      },
    },
  });
  const queue = new SerialQueue();
  return {
    ensureSystemSchema: () => app.ensureSystemSchema(),
    fetch: (request, peer) => queue.run(() => quietly(() => app.fetch(request, { peerAddress: peer }))),
    queue,
  };
}
