import { parseSettings, type Settings } from '../_shared/settings.ts';

/** Settings for a test, with everything that has no default. */
export const testSettings = (more: Record<string, string> = {}): Settings =>
  parseSettings({
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_SERVICE_ROLE_KEY: 'service-key-of-the-tests',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SITE_URL: 'https://www.millrace.example',
    ...more,
  });
