import { featuredArticle, latestArticles } from '@millrace/core/articles';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { ArticleCard } from './article-card.tsx';
import classes from './blog.module.css';

/** Featured article, the latest three, newsletter, call to action (specification, section 2, Blog page). */
export function BlogList({ newsletter }: { newsletter: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>Resources & Blog</h1>
        <p>What we measured, what the standards say and what we would do again.</p>
      </header>
      <ArticleCard article={featuredArticle} featured />
      <section aria-labelledby="latest-title" className={classes.latest}>
        <h2 id="latest-title">Latest Articles</h2>
        <div className={classes.cards}>
          {latestArticles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      </section>
      <div id="newsletter" className={classes.newsletter}>
        {newsletter}
      </div>
      <section className={classes.action} aria-labelledby="action-title">
        <h2 id="action-title">See it with your own part</h2>
        <p>Send us a drawing; we run a demo on our floor and tell you what a cell would earn.</p>
        <div className={classes.buttons}>
          <ButtonLink to="/#contact">Request a Demo</ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Learn About ROI
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
