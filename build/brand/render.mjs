/**
 * Renders every picture that cannot be an inline drawing, from the same components: `node build/brand/render.mjs`.
 * Cards for social sharing and web icons go to `apps/web/public`, icons of the desktop console to `build/icons`.
 * The results are committed; run it again after a change to the mark, a drawing, the theme's colours or an article's title.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { withBrowser } from './browser.mjs';
import { brand } from './components.mjs';
import { icns, ico } from './icon-files.mjs';
import { shrink } from './png.mjs';
import { cards } from './share-cards.mjs';
import { fontFace, palettes, schemes } from './template.mjs';

const root = new URL('../../', import.meta.url);
const { dark } = palettes;
const { svg, close } = await brand();

const asText = (words) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The sheet of a sharing card, 1200 by 630: name, title, drawing, in a frame as drawings have. */
const card = ({ over, title, drawing: [component, props] }) => `<!doctype html><style>${fontFace}
*{box-sizing:border-box}
body{${schemes.dark};margin:0;width:1200px;height:630px;padding:24px;background:var(--mr-ground);color:var(--mr-text);font-family:Archivo}
main{height:100%;border:2px solid var(--mr-line);display:grid;grid-template-columns:520px 1fr;gap:32px;padding:44px 40px 44px 48px}
.words{display:flex;flex-direction:column}
.logo{display:flex;align-items:center;gap:16px;font-size:30px;font-weight:700;letter-spacing:-.01em}
.logo svg{width:52px;height:52px}.logo span span{font-weight:400}
.over{margin:auto 0 0;font-size:26px;font-weight:500;color:var(--mr-accent)}
h1{margin:12px 0 0;font-size:${title.length > 40 ? 54 : 62}px;line-height:1.1;font-weight:650;letter-spacing:-.02em;text-wrap:balance}
.drawing{display:flex;align-items:center}.drawing svg{width:100%;height:auto;max-height:494px}
</style><main><div class="words"><div class="logo">${svg('LogoMark', { decorative: true })}<span>Millrace <span>Robotics</span></span></div>
<p class="over">${asText(over)}</p><h1>${asText(title)}</h1></div><div class="drawing">${svg(component, { ...props, decorative: true })}</div></main>`;

const mark = svg('LogoMark', { decorative: true });
/** The mark without spokes, for sizes at which they would run together. */
const plainMark = mark.replace(/<path d="M16 14[^>]*>(<\/path>)?/, '').replace('stroke-width="2.2"', 'stroke-width="3"');

/** A square tile with the mark: `scale` is the mark's share of the side, `radius` the corner's in percent. */
const tile = (shape, scale, radius) => `<!doctype html><style>
html,body{margin:0;width:100%;height:100%;background:transparent}
body{${schemes.dark};color:var(--mr-text)}
div{width:100vw;height:100vh;display:flex;align-items:center;justify-content:center;background:var(--mr-ground);border-radius:${radius}%}
svg{width:${scale}vw;height:${scale}vw}</style><div>${shape}</div>`;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Millrace Robotics</title><rect width="32" height="32" rx="6" fill="${dark['--mr-ground']}"/><g transform="translate(4 3.6) scale(.75)" fill="none" color="${dark['--mr-text']}">${plainMark
  .replace(/^<svg[^>]*>|<\/svg>$/g, '')
  .replace(/var\(--mr-accent[^)]*\)/g, dark['--mr-accent'])}</g></svg>\n`;

const manifest = {
  name: 'Millrace Robotics',
  short_name: 'Millrace',
  description: 'CNC machine tending and robotic welding automation',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: dark['--mr-ground'],
  theme_color: dark['--mr-ground'],
  icons: [192, 512].flatMap((size) => [
    { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
    { src: `/icons/maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
  ]),
};

const save = (path, data) => {
  const file = new URL(path, root);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, data);
  console.log(`${path}: ${data.length} bytes`);
};

try {
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    const shoot = async (html, width, height) => {
      await page.setViewportSize({ width, height });
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      return shrink(await page.screenshot({ omitBackground: true }));
    };
    for (const each of cards) save(`apps/web/public/og/${each.name}.png`, await shoot(card(each), 1200, 630));

    const rounded = async (size) => ({ size, png: await shoot(tile(size < 64 ? plainMark : mark, 74, 19), size, size) });
    const filled = (size, scale) => shoot(tile(mark, scale, 0), size, size);
    save('apps/web/public/favicon.svg', favicon);
    save('apps/web/public/favicon.ico', ico([await rounded(16), await rounded(32), await rounded(48)]));
    save('apps/web/public/apple-touch-icon.png', await filled(180, 66));
    for (const size of [192, 512]) {
      save(`apps/web/public/icons/icon-${size}.png`, (await rounded(size)).png);
      save(`apps/web/public/icons/maskable-${size}.png`, await filled(size, 54));
    }
    save('apps/web/public/site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);

    const sizes = [];
    for (const size of [16, 32, 48, 64, 128, 256, 512, 1024]) sizes.push(await rounded(size));
    for (const { size, png } of sizes.filter((image) => image.size >= 256)) save(`build/icons/${size}x${size}.png`, png);
    copyFileSync(new URL('build/icons/1024x1024.png', root), new URL('build/icons/icon.png', root));
    save('build/icons/icon.ico', ico(sizes.filter((image) => image.size <= 256)));
    save('build/icons/icon.icns', icns(sizes.filter((image) => image.size !== 48)));
  });
} finally {
  await close();
}
