import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readSettings, repositoryRoot } from './settings.ts';
import { StartError } from './start-error.ts';

/** Starts the local edition from the command line: prints where it is, and serves until a signal ends it; a second one insists. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  enableCompileCache(join(repositoryRoot, '.cache/node'));
  const { startLocalEdition } = await import('./local-edition.ts');
  const edition = await startLocalEdition(settings);
  let closing = false;
  const end = async () => {
    if (closing) process.exit(130);
    closing = true;
    await edition.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  console.log(
    [
      `Ready: ${edition.url}`,
      edition.mailPage && `Mail:  ${edition.mailPage}`,
      edition.demo && 'Admin:  admin@millrace.example  / demo-admin-2026',
      edition.demo && 'Client: client@millrace.example / demo-client-2026',
      !edition.siteIsBuilt && 'The site has not been built; only the interfaces answer.',
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
