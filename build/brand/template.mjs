import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../apps/web/package.json', import.meta.url));
const font = readFileSync(require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')).toString(
  'base64',
);

/** The site's own typeface, embedded, so that a rendering does not depend on the machine. */
export const fontFace = `@font-face{font-family:Archivo;font-weight:100 900;src:url(data:font/woff2;base64,${font}) format('woff2')}`;

const tokens = readFileSync(new URL('../../packages/ui/src/theme/tokens.css', import.meta.url), 'utf8');

/** The colours declared in the block that `selector` opens, as a map from name to value. */
function palette(selector) {
  const start = tokens.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No block for ${selector} in tokens.css`);
  const block = tokens.slice(start, tokens.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/(--mr-[a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

/** Both schemes of the theme, read from its own file. */
export const palettes = { light: palette(':root'), dark: palette('[data-mantine-color-scheme="dark"]') };

const inline = (colours) =>
  Object.entries(colours)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The same as inline custom properties, for renderings outside the site. */
export const schemes = { light: inline(palettes.light), dark: inline(palettes.dark) };
