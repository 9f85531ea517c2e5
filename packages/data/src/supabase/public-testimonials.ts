import { AppError } from '@millrace/core/errors';
import type { Testimonial } from '@millrace/core/testimonials';
import type { TestimonialBook } from '../contracts/index.ts';
import { codeOfStatus } from './errors.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** A row that lacks what is shown is left out: one bad row must not hide the others. */
const toTestimonial = (row: Record<string, unknown>): Testimonial[] => {
  const quote = text(row.quote);
  const authorName = text(row.author_name);
  const id = text(row.id);
  if (!(id && quote && authorName)) return [];
  const [authorTitle, company] = [text(row.author_title), text(row.company)];
  return [{ id, quote, authorName, authorTitle, company, createdAt: text(row.created_at) ?? '' }];
};

/**
 * Testimonials for a visitor: one plain request, so that no page loads Supabase's client for it.
 * @param url address of the backend, without a trailing slash
 * @param key the publishable (anonymous) key
 */
export const publicTestimonials = (url: string, key: string): TestimonialBook => ({
  async active() {
    const query = 'select=id,author_name,author_title,company,quote,created_at&is_active=eq.true&order=created_at.desc,id.desc';
    const response = await fetch(`${url}/rest/v1/testimonials?${query}`, {
      headers: { apikey: key, accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new AppError({ code: codeOfStatus(response.status), message: 'Testimonials could not be loaded' });
    const rows: unknown = await response.json();
    const isRow = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null;
    return Array.isArray(rows) ? rows.filter(isRow).flatMap(toTestimonial) : [];
  },
});
