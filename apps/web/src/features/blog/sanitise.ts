import type { Config, DOMPurify } from 'dompurify';

/** Text, tables and drawn figures; nothing that runs, submits, frames or carries its own styles. */
const RULES: Config = {
  USE_PROFILES: { html: true, svg: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed', 'audio', 'video', 'image'],
  FORBID_ATTR: ['style', 'srcset'],
};

/** Article HTML made safe for display (specification, section 5, Blog). The purifier is handed in: browser and prerender have their own. */
export const sanitise = (purify: DOMPurify, html: string): string => purify.sanitize(html, RULES);
