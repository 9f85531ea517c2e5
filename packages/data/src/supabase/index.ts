export { supabaseAccounts } from './accounts.ts';
export { supabaseAdmin } from './admin.ts';
export { createBrowserSupabase } from './browser-client.ts';
export { createSupabase, type Supabase } from './client.ts';
export { supabasePortal } from './portal.ts';
export { supabasePull } from './pull.ts';
export { supabaseTestimonialBook } from './testimonial-book.ts';
