import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bin, root, run } from '../process.mjs';
import { aptInstall, canApt } from './debian.mjs';
import { SetupError, tail } from './report.mjs';

/**
 * Where browsers of the Chromium family are usually installed.
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env
 */
export function usualPlaces(platform, env) {
  if (platform === 'darwin') {
    const inApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
    return [...inApplications, ...(env.HOME ? inApplications.map((path) => `${env.HOME}${path}`) : [])];
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((folder) => folder !== undefined);
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return folders.flatMap((folder) => programs.map((program) => `${folder}\\${program}`));
  }
  return ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser'].map((name) => `/usr/bin/${name}`);
}

/**
 * A Chromium for the tests: CHROMIUM_PATH, an installed browser, Playwright's (downloaded if it must be), or Debian's package.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ value: string, detail: string }>} its path
 * @throws SetupError naming what to install
 */
export async function findChromium({ node, env }) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return { value: named, detail: `${named} (CHROMIUM_PATH)` };
    throw new SetupError(`CHROMIUM_PATH names ${named}, which does not exist`, 'Correct or unset CHROMIUM_PATH.');
  }
  const installed = usualPlaces(process.platform, env).find((path) => existsSync(path));
  if (installed) return { value: installed, detail: installed };

  const playwrights = createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
  if (existsSync(playwrights) && (await starts(playwrights)))
    return { value: playwrights, detail: `${playwrights} (Playwright's)` };

  const download = await run(node, [bin('playwright', '@playwright/test'), 'install', 'chromium'], {
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    limitMs: 5 * 60_000,
  });
  if (download.code === 0 && (await starts(playwrights)))
    return { value: playwrights, detail: `${playwrights} (downloaded by Playwright)` };

  let output = download.output;
  if (canApt()) {
    const apt = await aptInstall(['chromium', 'fonts-liberation']);
    if (apt.code === 0 && existsSync('/usr/bin/chromium')) {
      // The same browser without its windows, which the tests prefer (tests/chromium.ts); not every Debian has it.
      const shell = await aptInstall(['chromium-headless-shell']);
      return {
        value: '/usr/bin/chromium',
        detail: `installed from Debian${shell.code === 0 ? ', with its headless shell' : ''}`,
      };
    }
    output = apt.output;
  }
  throw new SetupError(
    'no Chromium was found for the browser tests, and none could be downloaded',
    'Install Chromium or Google Chrome (Debian: apt-get install chromium; macOS: brew install --cask chromium; or npx playwright install --with-deps chromium), or name one in CHROMIUM_PATH.',
    tail(output),
  );
}

/**
 * Whether the downloaded browser has the system libraries that it needs.
 * @param {string} path
 */
const starts = async (path) => process.platform === 'win32' || (await run(path, ['--version'], { limitMs: 30_000 })).code === 0;
