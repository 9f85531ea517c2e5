import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPackage, extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { repository } from './fixtures/repository.ts';
import { expect, test } from './fixtures/test.ts';

const run = promisify(execFile);
const FEED = 'https://updates.millrace.example/console';
const require = createRequire(import.meta.url);
/** electron-builder's own reader of its configuration; it comes without types. */
const { load: parse } = require('js-yaml') as { load(text: string): unknown };

type Config = {
  electronFuses: Record<string, boolean>;
  publish: { provider: string; url: string };
  win: { verifyUpdateCodeSignature: boolean };
  mac: { hardenedRuntime: boolean; notarize: boolean };
};
const config = parse(readFileSync(join(repository, 'build/electron-builder.yml'), 'utf8')) as Config;

test('R32 every fuse that electron-builder knows is set explicitly, and updates are signed', () => {
  const schema = require('app-builder-lib/scheme.json') as { definitions: Record<string, { properties: object }> };
  const known = Object.keys(schema.definitions.FuseOptionsV1?.properties ?? {});
  expect(known.length).toBeGreaterThan(8);
  expect(Object.keys(config.electronFuses).sort()).toEqual(known.sort());
  expect(config.publish.provider).toBe('generic');
  // Nothing is written down that a release could forget to change: without the variable electron-builder stops.
  expect(config.publish.url).toMatch(/^\$\{env\.MILLRACE_UPDATE_URL\}$/);
  expect(config.win.verifyUpdateCodeSignature).toBe(true);
  expect(config.mac).toMatchObject({ hardenedRuntime: true, notarize: true });
});

/** The bytes by which fuses are found in a program, all of them "inherited" (R): nothing is set by chance. */
const fuseWire = () =>
  Buffer.concat([Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'), Buffer.from([1, 9]), Buffer.from('rrrrrrrrr')]);

/** A folder that looks like an Electron distribution for Linux for as long as nobody starts it. */
const fakeDistribution = async (folder: string): Promise<string> => {
  const distribution = join(folder, 'electron');
  const empty = join(folder, 'empty');
  mkdirSync(join(distribution, 'resources'), { recursive: true });
  mkdirSync(empty);
  writeFileSync(join(empty, 'package.json'), '{"name":"empty","main":"main.js"}');
  writeFileSync(join(empty, 'main.js'), '');
  await createPackage(empty, join(distribution, 'resources', 'default_app.asar'));
  writeFileSync(join(distribution, 'electron'), Buffer.concat([Buffer.alloc(1024, 1), fuseWire(), Buffer.alloc(1024, 2)]));
  chmodSync(join(distribution, 'electron'), 0o755);
  return distribution;
};

test('R32 the program is packed with its bundles and one native module, its fuses set, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packaging-'));
  try {
    const output = join(folder, 'release');
    const { stdout } = await run(
      process.execPath,
      [
        join(repository, 'node_modules/electron-builder/cli.js'),
        '--dir',
        '--linux',
        '--x64',
        '--publish=never',
        '--config=build/electron-builder.yml',
        `-c.electronDist=${await fakeDistribution(folder)}`,
        `-c.directories.output=${output}`,
      ],
      { cwd: repository, env: { ...process.env, MILLRACE_UPDATE_URL: FEED, CSC_IDENTITY_AUTO_DISCOVERY: 'false' } },
    );
    expect(stdout).toMatch(/MB {2}of it ours/);

    const resources = join(output, 'linux-unpacked', 'resources');
    const archive = join(resources, 'app.asar');
    const files = listPackage(archive, { isPack: false }).filter((path) => /\.[a-z0-9]+$/i.test(path));
    const own = files.filter((path) => !path.startsWith('/node_modules/'));
    expect(own).toContain('/out/main/index.js');
    expect(own).toContain('/out/preload/index.cjs');
    expect(own).toContain('/out/renderer/index.html');
    for (const path of own)
      expect(path).toMatch(/^\/(package\.json|out\/(main|preload|renderer)\/.+\.(js|cjs|css|html|woff2|svg|png))$/);
    for (const path of files.filter((each) => !own.includes(each)))
      expect(path).toMatch(/^\/node_modules\/better-sqlite3\/(package\.json|lib\/.+\.js|prebuilds\/linux-x64\.node)$/);
    expect(readdirSync(join(resources, 'app.asar.unpacked/node_modules/better-sqlite3/prebuilds'))).toEqual(['linux-x64.node']);

    const manifest = JSON.parse(extractFile(archive, 'package.json').toString()) as Record<string, unknown>;
    expect(manifest.main).toBe('out/main/index.js');
    expect(manifest.devDependencies).toBeUndefined();
    expect(manifest.scripts).toBeUndefined();
    for (const path of own.filter((each) => each.endsWith('.js')))
      expect(extractFile(archive, path.slice(1)).toString(), path).not.toMatch(/\/\/# sourceMappingURL=|sb_secret_[A-Za-z0-9]/);

    const feed = parse(readFileSync(join(resources, 'app-update.yml'), 'utf8')) as { provider: string; url: string };
    expect(feed).toMatchObject({ provider: 'generic', url: FEED });

    const program = join(output, 'linux-unpacked', 'millrace-console');
    expect(existsSync(program)).toBe(true);
    const wire = await getCurrentFuseWire(program);
    const { electronFuses: wanted } = config;
    const state = (fuse: FuseV1Options) => String.fromCharCode(Number(wire[fuse])) === '1';
    expect({
      runAsNode: state(FuseV1Options.RunAsNode),
      enableCookieEncryption: state(FuseV1Options.EnableCookieEncryption),
      enableNodeOptionsEnvironmentVariable: state(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      enableNodeCliInspectArguments: state(FuseV1Options.EnableNodeCliInspectArguments),
      enableEmbeddedAsarIntegrityValidation: state(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyLoadAppFromAsar: state(FuseV1Options.OnlyLoadAppFromAsar),
      loadBrowserProcessSpecificV8Snapshot: state(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
      grantFileProtocolExtraPrivileges: state(FuseV1Options.GrantFileProtocolExtraPrivileges),
      resetAdHocDarwinSignature: wanted.resetAdHocDarwinSignature,
    }).toEqual(wanted);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
