import type { Testimonial } from '@millrace/core/testimonials';
import { useEffect, useState } from 'react';
import { afterScrolling } from './after-scrolling.ts';
import classes from './testimonials.module.css';

/** What customers say, newest first; nothing at all while there is none or they cannot be loaded. */
export function Testimonials({ load }: { load: () => Promise<Testimonial[]> }) {
  const [quotes, setQuotes] = useState<Testimonial[]>([]);
  useEffect(() => {
    let shown = true;
    load()
      .then(async (found) => {
        await afterScrolling();
        if (shown) setQuotes(found);
      })
      .catch((error: unknown) => console.info('No testimonials: they could not be loaded', error));
    return () => {
      shown = false;
    };
  }, [load]);

  if (quotes.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">What our customers say</h2>
      <div className={classes.quotes}>
        {quotes.map(({ id, quote, authorName, authorTitle, company }) => (
          <figure key={id}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <strong>{authorName}</strong>
              {(authorTitle || company) && <span>{[authorTitle, company].filter(Boolean).join(', ')}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
