import type { ArticleSummary } from './article.ts';

/**
 * The four fixed articles, in the order of the specification (section 2, Blog page): the first three are the latest, the
 * fourth is featured. Bodies are apart, so that a list never loads them.
 */
export const articles: readonly ArticleSummary[] = [
  {
    id: 'a1',
    slug: 'machine-tending-payback',
    title: 'What a machine tending cell pays back, line by line',
    excerpt:
      'One worked example from the spindle log to the payback curve, with the three numbers that move it most. Put your own in their place.',
    author: 'Dana Whitlock',
    date: '2026-11-10',
    readTime: 6,
    tags: ['Machine tending', 'Payback'],
    image: 'machine-tending-payback',
  },
  {
    id: 'a2',
    slug: 'choosing-a-welding-cobot',
    title: 'How to choose a welding cobot, starting at the joint',
    excerpt:
      'Fit-up, reach at the torch, arc time and stations: what to measure in your own shop before you sit through a demonstration.',
    author: 'Marcus Oyelaran',
    date: '2026-10-06',
    readTime: 6,
    tags: ['Welding', 'Buying guide'],
    image: 'choosing-a-welding-cobot',
  },
  {
    id: 'a3',
    slug: 'safety-of-collaborative-cells',
    title: 'Safety of collaborative cells after ISO 10218:2025',
    excerpt:
      'There are no collaborative robots, only collaborative applications. What the new standards ask, the risk assessment loop, and two calculations.',
    author: 'Ingrid Solheim',
    date: '2026-09-15',
    readTime: 7,
    tags: ['Safety', 'Standards'],
    image: 'safety-of-collaborative-cells',
  },
  {
    id: 'a4',
    slug: 'preparing-a-shop-for-its-first-robot',
    title: 'Preparing a shop for its first robot',
    excerpt:
      'Parts, bay, air, door, chips, people: the list we go through before a first cell is ordered, in the order in which it saves money.',
    author: 'Tomas Reyes',
    date: '2026-08-18',
    readTime: 7,
    tags: ['Getting started', 'Machine tending'],
    image: 'preparing-a-shop-for-its-first-robot',
  },
];

/** The article that the blog features: the fourth (specification, section 9). */
export const featuredArticle: ArticleSummary = articles[3] as ArticleSummary;

/** The first three, as 'Latest Articles' (specification, section 9). */
export const latestArticles: readonly ArticleSummary[] = articles.slice(0, 3);

/** The summary at `slug`, or undefined when there is none: then the page is the 404 page. */
export const findArticle = (slug: string): ArticleSummary | undefined => articles.find((article) => article.slug === slug);
