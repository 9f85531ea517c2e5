import { type ArticleSummary, readTimeLabel } from '@millrace/core/articles';
import { ArticleImage } from '@millrace/ui/brand';
import { Link } from 'react-router-dom';
import { articleDate } from './article-date.ts';
import classes from './blog.module.css';

/** Tags on a card (specification, section 9). */
const TAGS_PER_CARD = 2;

/** An article in a list: picture, two tags, title, excerpt; the whole card is the link. */
export function ArticleCard({ article, featured = false }: { article: ArticleSummary; featured?: boolean }) {
  const { slug, title, excerpt, tags, author, date, readTime, image } = article;
  const Heading = featured ? 'h2' : 'h3';
  return (
    <article className={featured ? classes.featured : classes.card}>
      <div className={classes.cardPicture}>
        <ArticleImage slug={image} decorative />
      </div>
      <div className={classes.cardWords}>
        <ul className={classes.tags} aria-label="Tags">
          {tags.slice(0, TAGS_PER_CARD).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <Heading>
          <Link to={`/blog/${slug}`}>{title}</Link>
        </Heading>
        <p>{excerpt}</p>
        <p className={classes.byline}>
          {author} · <time dateTime={date}>{articleDate(date)}</time> · {readTimeLabel(readTime)}
        </p>
      </div>
    </article>
  );
}
