import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { icns, ico } from './icon-files.mjs';
import { decode, encodePalette } from './png.mjs';

/** RGBA pixels from a list of colours. */
const picture = (width, colours) => ({ width, height: colours.length / width, pixels: Buffer.from(colours.flat()) });

const published = (path) => readFileSync(new URL(`../../apps/web/public/${path}`, import.meta.url));
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('palette PNG', () => {
  it('writes a header, a palette of the colours in use and their transparency', () => {
    const png = encodePalette(
      picture(2, [
        [255, 0, 0, 255],
        [0, 0, 255, 0],
        [255, 0, 0, 255],
        [255, 0, 0, 255],
      ]),
    );
    expect(sizeOf(png)).toEqual([2, 2]);
    expect(png[25]).toBe(3);
    const palette = png.indexOf('PLTE');
    expect([...png.subarray(palette + 4, palette + 10)]).toEqual([255, 0, 0, 0, 0, 255]);
    const alphas = png.indexOf('tRNS');
    expect([...png.subarray(alphas + 4, alphas + 6)]).toEqual([255, 0]);
  });

  it('keeps to 256 colours when there are more', () => {
    const png = encodePalette(
      picture(
        40,
        Array.from({ length: 400 }, (_, at) => [at % 256, at >> 8, 0, 255]),
      ),
    );
    expect(png.readUInt32BE(png.indexOf('PLTE') - 4)).toBe(256 * 3);
  });

  it('refuses to read what it was not made for', () => {
    expect(() => decode(Buffer.from('GIF89a......'))).toThrow('Not a PNG');
    expect(() => decode(encodePalette(picture(1, [[0, 0, 0, 255]])))).toThrow('Only 8-bit RGB');
  });
});

describe('icon files', () => {
  const png = encodePalette(picture(1, [[0, 0, 0, 255]]));

  it('points each entry of a Windows icon at its picture', () => {
    const file = ico([
      { size: 16, png },
      { size: 256, png },
    ]);
    expect(file.readUInt16LE(4)).toBe(2);
    expect([file[6], file[22]]).toEqual([16, 0]);
    expect(file.subarray(file.readUInt32LE(18), file.readUInt32LE(18) + png.length).equals(png)).toBe(true);
    expect(file.subarray(file.readUInt32LE(34)).equals(png)).toBe(true);
  });

  it('states the length of a macOS icon', () => {
    const file = icns([{ size: 128, png }]);
    expect(file.toString('latin1', 0, 4)).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    expect(file.toString('latin1', 8, 12)).toBe('ic07');
  });
});

describe('published pictures', () => {
  const cards = [
    'default',
    'home',
    'blog',
    'cnc-configurator',
    'welding-configurator',
    'machine-tending-payback',
    'choosing-a-welding-cobot',
    'safety-of-collaborative-cells',
    'preparing-a-shop-for-its-first-robot',
  ];

  it.each(cards)('og/%s.png is 1200 by 630 and light', (name) => {
    const png = published(`og/${name}.png`);
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(60 * 1024);
  });

  it('every icon of the manifest exists in the size it states', () => {
    const manifest = JSON.parse(published('site.webmanifest').toString());
    expect(manifest.icons.length).toBeGreaterThanOrEqual(4);
    for (const icon of manifest.icons) expect(sizeOf(published(icon.src.slice(1))).join('x')).toBe(icon.sizes);
  });
});
