import { articles } from '@millrace/core/articles';
import { expect, test } from '../fixtures/test.ts';
import { goLive, publicPaths } from './site.ts';

const ORIGIN = 'https://www.millrace.example';
const hidden = ['/newsletter-confirmed', '/newsletter/confirm', '/newsletter/unsubscribe', '/403', '/404', '/500'];
const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1];
const decoded = (text: string | undefined) => text?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

test.describe('every page says in its HTML what it is', () => {
  const titles = new Map<string, string>();

  for (const path of publicPaths) {
    test(path, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const title = decoded(attribute(html, /<title>([^<]+)<\/title>/)) ?? '';
      const description = decoded(attribute(html, /<meta name="description" content="([^"]+)"/)) ?? '';
      expect(title).toContain('Millrace Robotics');
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(200);
      expect(titles.get(title)).toBeUndefined();
      titles.set(title, path);
      expect(attribute(html, /<meta name="keywords" content="([^"]+)"/)).toBeTruthy();
      const indexed = !hidden.includes(path);
      expect(attribute(html, /<meta name="robots" content="([^"]+)"/)).toBe(indexed ? 'index, follow' : 'noindex, nofollow');
      expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(indexed ? ORIGIN + path : undefined);
      for (const kind of ['property="og', 'name="twitter']) {
        for (const what of ['title', 'description', 'image']) {
          expect(attribute(html, new RegExp(`<meta ${kind}:${what}" content="([^"]+)"`)), `${kind}:${what}`).toBeTruthy();
        }
      }
      const image = new URL(attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? '');
      const picture = await request.get(image.pathname);
      expect(picture.headers()['content-type']).toBe('image/png');
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
});

test('structured data names organisation, hours, prices, articles and the way to them', async ({ request }) => {
  const graphOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const json = attribute(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? '{}';
    return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  };
  const typed = (graph: Record<string, unknown>[], type: string) => graph.filter((node) => node['@type'] === type);

  const home = await graphOf('/');
  const [organisation] = typed(home, 'ProfessionalService');
  expect(organisation).toMatchObject({ name: 'Millrace Robotics', telephone: '+15035550142' });
  expect(organisation?.openingHoursSpecification).toHaveLength(5);
  expect(typed(home, 'Service').map(({ offers }) => offers)).toMatchObject([
    { price: 29_000, priceCurrency: 'USD' },
    { price: 25_000, priceCurrency: 'USD' },
  ]);

  const [article] = articles;
  const page = await graphOf(`/blog/${article?.slug}`);
  expect(typed(page, 'Article')[0]).toMatchObject({ headline: article?.title, datePublished: article?.date });
  expect(typed(page, 'BreadcrumbList')[0]?.itemListElement).toHaveLength(3);
});

test('sitemap.xml lists what may be found, robots.txt points to it, and the icons are there', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(publicPaths.filter((path) => !hidden.includes(path)).map((path) => ORIGIN + path));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const path of ['/login', '/client', '/admin']) expect(robots).toContain(`Disallow: ${path}`);
  for (const file of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

test('a move within the site takes its metadata along', async ({ page }) => {
  await page.goto('/blog');
  await goLive(page);
  await page
    .getByRole('link', { name: articles[0]?.title ?? '' })
    .first()
    .click();
  await expect(page).toHaveTitle(new RegExp(articles[0]?.title ?? ''));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${ORIGIN}/blog/${articles[0]?.slug}`);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test('R33 every page, errors included, carries the security headers, and its scripts are allowed by name', async ({
  request,
}) => {
  for (const path of [...publicPaths, '/no/such/page', '/login', '/sitemap.xml']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers['strict-transport-security'], path).toContain('max-age=');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});
