import { articles, findArticle } from '@millrace/core/articles';
import { site } from '@millrace/core/site';
import { configurators } from './configurators.ts';
import { canonicalOf, metadataOf } from './metadata.ts';

const ORGANISATION = `${site.origin}/#organization`;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const organisation = () => ({
  '@type': 'ProfessionalService',
  '@id': ORGANISATION,
  name: site.name,
  legalName: site.legalName,
  description: site.tagline,
  url: `${site.origin}/`,
  logo: `${site.origin}/icons/icon-512.png`,
  image: `${site.origin}/og/home.png`,
  telephone: site.phone.e164,
  email: site.email,
  priceRange: `From $${site.prices.welding.toLocaleString('en-US')}`,
  areaServed: `${site.city}, ${site.region}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.locality,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.country,
  },
  openingHoursSpecification: site.hours.flatMap((hours, day) =>
    hours
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[day], opens: clock(hours.opens), closes: clock(hours.closes) }]
      : [],
  ),
});

const service = (name: keyof typeof configurators) => ({
  '@type': 'Service',
  name: configurators[name].service,
  serviceType: configurators[name].service,
  url: canonicalOf(configurators[name].path),
  provider: { '@id': ORGANISATION },
  areaServed: site.region,
  offers: {
    '@type': 'Offer',
    priceCurrency: 'USD',
    price: site.prices[name],
    priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'USD', minPrice: site.prices[name] },
  },
});

const breadcrumbs = (trail: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonicalOf(path),
  })),
});

const articleData = (slug: string) => {
  const article = findArticle(slug);
  if (!article) return [];
  const path = `/blog/${slug}`;
  return [
    {
      '@type': 'Article',
      headline: article.title,
      description: article.excerpt,
      image: `${site.origin}/og/${metadataOf(path).image}.png`,
      datePublished: article.date,
      author: { '@type': 'Person', name: article.author },
      publisher: { '@id': ORGANISATION },
      mainEntityOfPage: canonicalOf(path),
      keywords: article.tags.join(', '),
      timeRequired: `PT${article.readTime}M`,
    },
    breadcrumbs([
      ['Home', '/'],
      ['Resources & Blog', '/blog'],
      [article.title, path],
    ]),
  ];
};

const graphOf = (path: string): object[] => {
  if (path === '/') return [organisation(), service('cnc'), service('welding')];
  if (path === '/blog') {
    const list = articles.map(({ slug, title }) => ({ '@type': 'Article', headline: title, url: canonicalOf(`/blog/${slug}`) }));
    return [
      organisation(),
      { '@type': 'Blog', name: `${site.name}: Resources & Blog`, url: canonicalOf('/blog'), blogPost: list },
      breadcrumbs([
        ['Home', '/'],
        ['Resources & Blog', '/blog'],
      ]),
    ];
  }
  if (path.startsWith('/blog/')) return [organisation(), ...articleData(path.slice('/blog/'.length))];
  for (const name of ['cnc', 'welding'] as const) {
    if (configurators[name].path !== path) continue;
    const trail = [['Home', '/'] as const, [configurators[name].title, path] as const];
    return [organisation(), service(name), breadcrumbs(trail)];
  }
  return [];
};

/** JSON-LD of a page, or undefined for pages that are not to be found. */
export const structuredDataOf = (path: string): object | undefined => {
  const graph = graphOf(path);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
};
