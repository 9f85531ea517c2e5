import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Below this, the headers cost more than compression saves. */
const WORTH_IT = 256;

const compressible = /^(text\/|application\/(javascript|json|ld\+json|manifest\+json|xml|wasm)|image\/svg\+xml|font\/ttf)/;

export const isCompressible = (type: string, size: number) => size >= WORTH_IT && compressible.test(type);

/**
 * Compresses at the best level and remembers the result on the disk by the hash of the content, so that only a changed
 * file costs anything at the next start. A folder that cannot be written only costs the time again.
 */
export class CompressionCache {
  #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    try {
      mkdirSync(folder, { recursive: true });
    } catch {
      // Reads and writes below fail then, and every start compresses anew.
    }
  }

  async get(hash: string, bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const file = join(this.#folder, `${hash}.${encoding}`);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return new Uint8Array(cached);
    const packed = new Uint8Array(encoding === 'br' ? await brotli(bytes) : await toGzip(bytes, { level: 9 }));
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, packed)
      .then(() => rename(draft, file))
      .catch(() => undefined);
    return packed;
  }
}

const brotli = (bytes: Uint8Array) =>
  toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } });
