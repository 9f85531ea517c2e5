import { publicTestimonials } from '@millrace/data/supabase/public-testimonials';
import { backend } from './backend.ts';

/** Active testimonials, newest first, by the smallest code that can ask for them. */
export const loadTestimonials = () => publicTestimonials(backend().url, backend().key).active();
