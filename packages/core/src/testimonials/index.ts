export { type Testimonial, testimonialSchema } from './testimonial.ts';
