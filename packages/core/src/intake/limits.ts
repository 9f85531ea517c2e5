// Facts without zod, so that the public site can use them before any heavy part is loaded.

/** A person cannot fill a form faster; quicker submissions are kept in quarantine, never dropped. */
export const MIN_FILLING_MS = 2_000;

/** The name of the hidden field that only a robot fills. */
export const HONEYPOT_FIELD = 'website';

/** Longest values that the forms accept, in characters; the database holds the same limits. */
export const INTAKE_LIMITS = { name: 200, company: 200, email: 254, phone: 50, message: 5_000, label: 100 } as const;

export const newsletterSources = ['blog', 'cnc-configurator', 'welding-configurator'] as const;
export type NewsletterSource = (typeof newsletterSources)[number];
