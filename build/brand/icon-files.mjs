/** A Windows icon holding PNGs: `[{ size, png }]`, sizes up to 256. */
export function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, at) => {
    const entry = 6 + 16 * at;
    head[entry] = size % 256;
    head[entry + 1] = size % 256;
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** Apple's names for PNGs by their size in pixels. */
const TYPES = { 16: 'icp4', 32: 'icp5', 64: 'icp6', 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' };

/** A macOS icon holding PNGs: `[{ size, png }]`, sizes of `TYPES`. */
export function icns(images) {
  const entries = images.map(({ size, png }) => {
    const head = Buffer.alloc(8);
    head.write(TYPES[size], 0, 'latin1');
    head.writeUInt32BE(png.length + 8, 4);
    return Buffer.concat([head, png]);
  });
  const body = Buffer.concat(entries);
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'latin1');
  head.writeUInt32BE(body.length + 8, 4);
  return Buffer.concat([head, body]);
}
