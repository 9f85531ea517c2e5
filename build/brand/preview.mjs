/**
 * Renders brand components on one sheet, to be looked at, each on the light and on the dark ground:
 * `node build/brand/preview.mjs <out.png> [width] [name...]`.
 */
import { withBrowser } from './browser.mjs';
import { brand } from './components.mjs';
import { fontFace, schemes } from './template.mjs';

const [out = 'brand.png', width = '480', ...names] = process.argv.slice(2);
const { drawings, close } = await brand();
const picked = Object.entries(drawings).filter(([name]) => names.length === 0 || names.includes(name));
const half = (scheme, svg) =>
  `<div style="${schemes[scheme]};background:var(--mr-ground);color:var(--mr-text);padding:20px;width:${width}px">${svg}</div>`;
const sheet = picked.map(([, svg]) => `<div class="pair">${half('light', svg)}${half('dark', svg)}</div>`).join('');
await withBrowser(async (browser) => {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 1960, height: 100 });
  await page.setContent(
    `<style>${fontFace}body{margin:8px;font-family:Archivo;display:flex;flex-wrap:wrap;gap:8px}.pair{display:flex}svg{width:100%;height:auto;display:block}</style>${sheet}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: out, fullPage: true });
});
for (const [name, svg] of picked) console.log(`${name}: ${svg.length} bytes`);
await close();
