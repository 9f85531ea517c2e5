import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicTestimonials } from './public-testimonials.ts';

const answering = (body: unknown, status = 200) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const row = {
  id: '1',
  author_name: 'Ray',
  author_title: null,
  company: 'CP',
  quote: 'Good.',
  created_at: '2026-11-01T00:00:00Z',
};

afterEach(() => vi.unstubAllGlobals());

describe('testimonials for visitors', () => {
  it('asks for the active ones, newest first', async () => {
    const fetch = answering([row]);
    await expect(publicTestimonials('https://x.example', 'key').active()).resolves.toEqual([
      { id: '1', authorName: 'Ray', authorTitle: null, company: 'CP', quote: 'Good.', createdAt: '2026-11-01T00:00:00Z' },
    ]);
    expect(String(fetch.mock.calls[0]?.[0])).toMatch(/testimonials\?.*is_active=eq\.true&order=created_at\.desc/);
  });

  it('leaves out a row that could not be shown, and keeps the others', async () => {
    answering([{ ...row, quote: ' ' }, row, null, 'x']);
    await expect(publicTestimonials('https://x.example', 'key').active()).resolves.toHaveLength(1);
  });

  it('throws an AppError when refused', async () => {
    answering({ message: 'no' }, 503);
    await expect(publicTestimonials('https://x.example', 'key').active()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
