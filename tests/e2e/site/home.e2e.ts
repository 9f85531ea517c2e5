import { expect, test } from '../fixtures/test.ts';
import { collectErrors, goLive } from './site.ts';
import { atEachSize } from './sizes.ts';

atEachSize(({ name, viewport }) => {
  test('home shows everything that the specification names', async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByText('Precision-engineered robotics solutions')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Book A Free Consultation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Speak With Us Now - Instant Connect' })).toBeVisible();

    const about = page.locator('#about');
    for (const [value, label] of [
      ['10+', 'Years Experience'],
      ['150+', 'Projects Completed'],
      ['98%', 'Client Satisfaction'],
      ['24/7', 'Support'],
    ] as const) {
      await expect(about.locator('dl > div').filter({ hasText: label })).toContainText(value);
    }

    for (const [service, price, path] of [
      ['CNC Machine Tending Robot Systems', 'starting from $29K', '/cnc-configurator'],
      ['Industrial Robotic Welding Automation', 'starting from $25K', '/welding-configurator'],
    ] as const) {
      const card = page.locator('#services').getByRole('article').filter({ hasText: service });
      await expect(card).toContainText(price);
      await expect(card).toContainText(/live pricing/i);
      await expect(card.getByText('Customize It Now')).toHaveAttribute('href', path);
    }

    const why = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Why Choose/ }) });
    await expect(why.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
    await expect(page.locator('#contact').getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15035550142',
    );

    const footer = page.getByRole('contentinfo');
    for (const column of ['Services', 'Company', 'Blog'])
      await expect(footer.getByRole('navigation', { name: column })).toBeVisible();
    await expect(footer.getByRole('navigation', { name: 'Blog' }).getByRole('link')).toHaveCount(4);
    await goLive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    expect(errors).toEqual([]);
  });

  test('business hours mark today and say whether we are open, in Pacific time', async ({ page }) => {
    const hours = page.locator('#contact table');
    await page.clock.setFixedTime('2026-11-25T18:30:00Z'); // Wednesday 10:30 in Portland
    await page.goto('/#contact');
    await goLive(page);
    await expect(page.getByText('Open now')).toBeVisible();
    await expect(hours.locator('[aria-current="date"]')).toContainText('Wednesday');
    await expect(hours.getByRole('row', { name: /Monday/ })).toContainText('8:00 AM-6:00 PM');
    await expect(hours.getByRole('row', { name: /Sunday/ })).toContainText('Closed');

    await page.clock.setFixedTime('2026-11-26T03:00:00Z'); // Wednesday 19:00 in Portland, Thursday in London
    await page.reload();
    await goLive(page);
    await expect(page.getByText('Closed now')).toBeVisible();
    await expect(hours.locator('[aria-current="date"]')).toContainText('Wednesday');
  });

  test('anchors lead from other pages to their section, below the header', async ({ page }) => {
    for (const anchor of ['about', 'services', 'contact']) {
      await page.goto(`/blog`);
      await goLive(page);
      await page.getByRole('contentinfo').locator(`a[href="/#${anchor}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/#${anchor}$`));
      await expect
        .poll(async () => {
          const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
          const top = await page.locator(`#${anchor}`).evaluate((section) => section.getBoundingClientRect().top);
          return top >= bottom - 1 && top < bottom + 200;
        })
        .toBe(true);
    }
    await page.goto('/#services');
    await expect(page.locator('#services')).toBeInViewport();
  });

  if (name === 'desktop') {
    test('the five entries of the navigation lead where they say', async ({ page }) => {
      await page.goto('/');
      const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(entries).toHaveText(['About Us', 'Our Services', 'Resources & Blog', 'Contact', 'Client Login']);
      expect(await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        '/#about',
        '/#services',
        '/blog',
        '/#contact',
        '/login',
      ]);
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
      await entries.filter({ hasText: 'Client Login' }).click();
      await expect(page.getByRole('heading', { name: 'Client Portal Login' })).toBeVisible();
    });
  }
});

test.describe('motion', () => {
  test('anchors scroll smoothly only for who wants motion', async ({ page }) => {
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await page.goto('/');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await behaviour()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behaviour()).toBe('auto');
  });
});

test.describe('testimonials', () => {
  const section = 'What our customers say';
  const row = (id: number, quote: string) => ({ id: String(id), author_name: 'Ray', author_title: null, company: null, quote });

  test('show the active ones, newest first', async ({ page, edition }) => {
    const answer = await fetch(`${edition.url}/rest/v1/testimonials`, {
      method: 'POST',
      headers: { apikey: edition.serviceKey, authorization: `Bearer ${edition.serviceKey}`, 'content-type': 'application/json' },
      body: JSON.stringify([
        { author_name: 'Older', quote: 'An older word.', is_active: true, created_at: '2098-01-01T00:00:00Z' },
        { author_name: 'Newer', quote: 'A newer word.', is_active: true, created_at: '2099-01-01T00:00:00Z' },
        { author_name: 'Hidden', quote: 'A hidden word.', is_active: false, created_at: '2099-06-01T00:00:00Z' },
      ]),
    });
    expect(answer.status).toBe(201);
    await page.goto('/');
    await goLive(page);
    const quotes = page.getByRole('region', { name: section }).getByRole('figure');
    await expect(quotes.nth(0)).toContainText('A newer word.');
    await expect(quotes.nth(1)).toContainText('An older word.');
    await expect(page.getByText('A hidden word.')).toHaveCount(0);
  });

  for (const [what, answer] of [
    ['there are none', { json: [] }],
    ['they cannot be loaded', { status: 503, json: { message: 'no' } }],
    ['the answer is nonsense', { body: 'x' }],
  ] as const) {
    test(`are absent when ${what}`, async ({ page }) => {
      await page.route('**/rest/v1/testimonials*', (route) => route.fulfill(answer));
      const asked = page.waitForResponse('**/rest/v1/testimonials*');
      await page.goto('/');
      await goLive(page);
      await asked;
      await expect(page.getByRole('heading', { name: section })).toHaveCount(0);
      await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
    });
  }

  test('say what customers write, and nothing that it could run', async ({ page }) => {
    await page.route('**/rest/v1/testimonials*', (route) => route.fulfill({ json: [row(1, '<img src=x onerror=alert(1)>')] }));
    await page.goto('/');
    await goLive(page);
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});
