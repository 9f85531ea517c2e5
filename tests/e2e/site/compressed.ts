import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { repository } from '../fixtures/repository.ts';

const PATIENCE_MS = 120_000;

/** The edition compresses the site while it already serves; sizes are counted once every script and style is compressed. */
export const untilCompressed = async (site: string): Promise<void> => {
  const assets = readdirSync(join(repository, 'apps', 'web', 'dist', 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const until = Date.now() + PATIENCE_MS;
  for (const name of assets) {
    for (;;) {
      const answer = await fetch(`${site}/assets/${name}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      if (answer.headers.get('content-encoding') === 'br' || Number(answer.headers.get('content-length')) < 1024) break;
      if (Date.now() > until) throw new Error(`${name} is still not compressed`);
      await setTimeout(200);
    }
  }
};
