import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One PNG chunk: length, type, data, checksum. */
function chunk(type, data) {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, tail]);
}

const paeth = (a, b, c) => {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
};

/**
 * Pixels of an 8-bit RGB or RGBA PNG without interlacing, as Chromium writes them.
 * Returns `{ width, height, pixels }`, pixels as RGBA, row by row.
 */
export function decode(png) {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('Not a PNG');
  let header;
  const parts = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = data;
    if (type === 'IDAT') parts.push(data);
    at += 12 + length;
  }
  const [width, height, depth, colour, interlace] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    header[8],
    header[9],
    header[12],
  ];
  if (depth !== 8 || (colour !== 2 && colour !== 6) || interlace !== 0)
    throw new Error('Only 8-bit RGB or RGBA without interlacing');
  const step = colour === 6 ? 4 : 3;
  const stride = width * step;
  const raw = inflateSync(Buffer.concat(parts));
  const pixels = Buffer.alloc(width * height * 4);
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    const row = Buffer.from(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let i = 0; i < stride; i++) {
      const left = i >= step ? row[i - step] : 0;
      const corner = i >= step ? above[i - step] : 0;
      const guess = [0, left, above[i], (left + above[i]) >> 1, paeth(left, above[i], corner)][filter];
      row[i] = (row[i] + guess) & 255;
    }
    for (let x = 0; x < width; x++) {
      row.copy(pixels, (y * width + x) * 4, x * step, x * step + 3);
      pixels[(y * width + x) * 4 + 3] = step === 4 ? row[x * step + 3] : 255;
    }
    above = row;
  }
  return { width, height, pixels };
}

const distance = (a, b) =>
  ((a >>> 24) - (b >>> 24)) ** 2 +
  (((a >>> 16) & 255) - ((b >>> 16) & 255)) ** 2 +
  (((a >>> 8) & 255) - ((b >>> 8) & 255)) ** 2 +
  ((a & 255) - (b & 255)) ** 2;

/** At most `limit` colours: the most used, which in line drawings leave out only steps of anti-aliasing. */
function choosePalette(counts, limit) {
  const byUse = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = byUse.slice(0, limit);
  const index = new Map(palette.map((colour, at) => [colour, at]));
  for (const colour of byUse.slice(limit)) {
    let best = 0;
    for (let at = 1; at < palette.length; at++) if (distance(colour, palette[at]) < distance(colour, palette[best])) best = at;
    index.set(colour, best);
  }
  return { palette, index };
}

/** A palette PNG (at most 256 colours, with transparency) of RGBA pixels. */
export function encodePalette({ width, height, pixels }) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const { palette, index } = choosePalette(counts, 256);
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) raw[y * (width + 1) + 1 + x] = index.get(pixels.readUInt32BE((y * width + x) * 4));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255]));
  const alphas = Buffer.from(palette.map((colour) => colour & 255));
  const opaque = alphas.every((alpha) => alpha === 255);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    ...(opaque ? [] : [chunk('tRNS', alphas)]),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same picture as a palette PNG. */
export const shrink = (png) => encodePalette(decode(png));
