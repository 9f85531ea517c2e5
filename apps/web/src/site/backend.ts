/** Where the backend is and the publishable key it expects; same origin and the local edition's key unless the build says otherwise. */
export const backend = () => ({
  url: (import.meta.env.VITE_SUPABASE_URL as string | undefined) || window.location.origin,
  key: (import.meta.env.VITE_SUPABASE_ANON_KEY as string | undefined) || 'sb_publishable_millrace_local',
});
