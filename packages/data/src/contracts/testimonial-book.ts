import type { Testimonial } from '@millrace/core/testimonials';

export interface TestimonialBook {
  /** Active ones, newest first (specification, section 7). @throws AppError. */
  active(): Promise<Testimonial[]>;
}
