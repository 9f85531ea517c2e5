import { articles } from '@millrace/core/articles';
import { site } from '@millrace/core/site';
import { configurators } from './configurators.ts';

/** What a page says of itself to search engines and to whoever shares it (specification, section 1). */
export type PageMetadata = {
  title: string;
  description: string;
  /** Title on a shared card, where it differs. */
  shareTitle?: string;
  /** 1200 x 630 PNG below /og. */
  image: string;
  keywords: string;
  index: boolean;
  kind: 'website' | 'article';
};

const KEYWORDS = 'CNC machine tending, robotic welding, cobot, welding automation, robot integrator, Portland Oregon';

/** Defaults describe CNC machine tending and robotic welding automation. */
const page = (words: Pick<PageMetadata, 'title' | 'description'> & Partial<PageMetadata>): PageMetadata => ({
  image: 'default',
  keywords: KEYWORDS,
  index: true,
  kind: 'website',
  ...words,
});
const hidden = (title: string, description: string) => page({ title: `${title} | ${site.name}`, description, index: false });

const TABLE: Record<string, PageMetadata> = {
  '/': page({
    title: `CNC Machine Tending & Robotic Welding | ${site.name}`,
    description: `${site.name} designs, builds and supports CNC machine tending and robotic welding cells in ${site.city}, ${site.region}. Systems from $25K. Book a free consultation.`,
    image: 'home',
  }),
  '/blog': page({
    title: `Resources & Blog: Machine Tending and Welding Cobots | ${site.name}`,
    description:
      'Worked examples and field notes on machine tending payback, welding cobots, safety of collaborative cells and a first robot.',
    image: 'blog',
    keywords: `${KEYWORDS}, robot payback, ISO 10218`,
  }),
  [configurators.cnc.path]: page({
    title: `${configurators.cnc.title} | ${site.name}`,
    description: `Configure a CNC machine tending cell with live pricing, from ${configurators.cnc.price}. Coming soon: leave your e-mail and we tell you when it is ready.`,
    image: 'cnc-configurator',
  }),
  [configurators.welding.path]: page({
    title: `${configurators.welding.title} | ${site.name}`,
    description: `Configure a robotic welding cell with live pricing, from ${configurators.welding.price}. Coming soon: leave your e-mail and we tell you when it is ready.`,
    image: 'welding-configurator',
  }),
  '/newsletter-confirmed': hidden('Subscription Confirmed', 'Your newsletter subscription is confirmed.'),
  '/newsletter/confirm': hidden('Confirm your subscription', 'Confirm your newsletter subscription.'),
  '/newsletter/unsubscribe': hidden('Leave the newsletter', 'End your newsletter subscription.'),
  '/404': hidden('Page Not Found', 'There is no page at this address.'),
  '/403': hidden('Access Forbidden', 'Your account may not open this page.'),
  '/500': hidden('Internal Server Error', 'Something went wrong on our side.'),
  ...Object.fromEntries(
    articles.map(({ slug, title, excerpt, tags }) => [
      `/blog/${slug}`,
      page({
        title: `${title} | ${site.name}`,
        shareTitle: title,
        description: excerpt,
        image: slug,
        keywords: `${tags.join(', ')}, ${KEYWORDS}`,
        kind: 'article',
      }),
    ]),
  ),
};

/** Metadata of a public path; an unknown one is the 404 page. */
export const metadataOf = (path: string): PageMetadata => TABLE[path] ?? (TABLE['/404'] as PageMetadata);

/** Canonical address: one per page, without query or trailing slash. */
export const canonicalOf = (path: string): string => (path === '/' ? `${site.origin}/` : site.origin + path);
