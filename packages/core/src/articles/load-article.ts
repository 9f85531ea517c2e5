import type { Article } from './article.ts';
import { findArticle } from './articles.ts';

const bodies: Record<string, () => Promise<{ content: string }>> = {
  'machine-tending-payback': () => import('./content/machine-tending-payback.ts'),
  'choosing-a-welding-cobot': () => import('./content/choosing-a-welding-cobot.ts'),
  'safety-of-collaborative-cells': () => import('./content/safety-of-collaborative-cells.ts'),
  'preparing-a-shop-for-its-first-robot': () => import('./content/preparing-a-shop-for-its-first-robot.ts'),
};

/** The article at `slug` with its body, loaded on demand; undefined when there is none. */
export async function loadArticle(slug: string): Promise<Article | undefined> {
  const summary = findArticle(slug);
  const body = summary && Object.hasOwn(bodies, slug) ? bodies[slug] : undefined;
  if (!summary || !body) return undefined;
  return { ...summary, content: (await body()).content };
}
