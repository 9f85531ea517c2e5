import type { TestimonialBook } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';
import { toTestimonial } from './rows.ts';

export const supabaseTestimonialBook = (client: Supabase): TestimonialBook => ({
  async active() {
    const { data, error, status } = await client
      .from('testimonials')
      .select('id, author_name, author_title, company, quote, created_at')
      .eq('is_active', true)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false });
    if (error) throw fromPostgrest(error, status);
    return data.map(toTestimonial);
  },
});
