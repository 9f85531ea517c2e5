import { type ArticleSummary, readTimeLabel } from '@millrace/core/articles';
import { ArticleImage } from '@millrace/ui/brand';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './article.module.css';
import { ARTICLE_BODY_ID } from './article-body-id.ts';
import { articleDate } from './article-date.ts';

/** One article: picture, tags, title, author, date, read time, body (specification, section 2, Blog page). `html` is sanitised. */
export function ArticleView({ article, html }: { article: ArticleSummary; html: string }) {
  const { title, author, date, readTime, tags, image } = article;
  return (
    <article className={classes.article}>
      <Link to="/blog" className={classes.back}>
        <span aria-hidden="true">←</span> Back to Blog
      </Link>
      <header>
        <ul className={classes.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <h1>{title}</h1>
        <p className={classes.byline}>
          <span>{author}</span>
          <time dateTime={date}>{articleDate(date)}</time>
          <span>{readTimeLabel(readTime)}</span>
        </p>
        <div className={classes.picture}>
          <ArticleImage slug={image} />
        </div>
      </header>
      <div
        id={ARTICLE_BODY_ID}
        data-slug={article.slug}
        className={classes.body}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is loaded (specification, section 5, Blog)
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <footer className={classes.foot}>
        <ButtonLink to="/blog" variant="quiet">
          Back to Blog
        </ButtonLink>
        <ButtonLink to="/#contact">Request a Demo</ButtonLink>
      </footer>
    </article>
  );
}
