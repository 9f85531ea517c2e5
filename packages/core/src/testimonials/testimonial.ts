import { z } from 'zod';
import { instant, uuid } from '../values/index.ts';

/** What a customer says of the company; visitors see the active ones, newest first (specification, sections 2 and 3). */
export const testimonialSchema = z.object({
  id: uuid,
  authorName: z.string(),
  authorTitle: z.string().nullable(),
  company: z.string().nullable(),
  quote: z.string(),
  createdAt: instant,
});
export type Testimonial = z.infer<typeof testimonialSchema>;
