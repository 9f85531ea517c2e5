import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { metadataOf } from './metadata.ts';
import { publicPages } from './public-pages.ts';

const publicFolder = join(import.meta.dirname, '..', '..', 'public');

describe('metadata', () => {
  it('is each page’s own', () => {
    const titles = publicPages.map(({ path }) => metadataOf(path).title);
    const descriptions = publicPages.map(({ path }) => metadataOf(path).description);
    expect(new Set(titles).size).toBe(publicPages.length);
    expect(new Set(descriptions).size).toBe(publicPages.length);
  });

  it.each(publicPages.map(({ path }) => path))('%s has a picture to share', (path) => {
    expect(existsSync(join(publicFolder, 'og', `${metadataOf(path).image}.png`))).toBe(true);
  });

  it('takes an unknown path for the 404 page, which is not to be found', () => {
    expect(metadataOf('/nowhere')).toMatchObject({ index: false });
  });
});
