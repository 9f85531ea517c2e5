import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @param {string} folder @returns {{ path: string, bytes: number }[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [{ path, bytes: statSync(path).size }];
  });

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1).padStart(7)} MB`;

/**
 * What a packed program weighs: the whole, our part of it, and its largest files.
 * @param {string} folder
 * @returns {string[]} lines
 */
export const sizeReport = (folder) => {
  const files = filesIn(folder);
  const sum = (/** @type {typeof files} */ some) => some.reduce((total, { bytes }) => total + bytes, 0);
  const own = files.filter(({ path }) => /[\\/]app\.asar/.test(path));
  const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8);
  return [
    `${megabytes(sum(files))}  in all, ${files.length} files`,
    `${megabytes(sum(own))}  of it ours (app.asar and what is unpacked beside it)`,
    ...largest.map(({ path, bytes }) => `${megabytes(bytes)}  ${relative(folder, path)}`),
  ];
};

/**
 * Called by electron-builder once a program is packed.
 * @param {{ appOutDir: string, electronPlatformName: string, arch: number }} packed
 */
export default async function afterPack({ appOutDir, electronPlatformName }) {
  console.log(`\nSizes (${electronPlatformName})\n${sizeReport(appOutDir).join('\n')}\n`);
}
