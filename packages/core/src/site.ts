/** Opening and closing in minutes after midnight, Pacific time. */
type Hours = { opens: number; closes: number } | null;

const WEEKDAY: Hours = { opens: 8 * 60, closes: 18 * 60 };

/** Everything that makes the site one owner's own. Replace these facts and the site is yours. */
export const site = {
  name: 'Millrace Robotics',
  legalName: 'Millrace Robotics LLC',
  tagline: 'Precision-engineered robotics solutions',
  /** Public address of the production site, without a trailing slash; canonical links and mails are built from it. */
  origin: 'https://www.millrace.example',
  city: 'Portland',
  region: 'Oregon',
  address: { street: '1800 NW Foundry Street', locality: 'Portland', region: 'OR', postalCode: '97209', country: 'US' },
  phone: { display: '(503) 555-0142', href: 'tel:+15035550142', e164: '+15035550142' },
  email: 'hello@millrace.example',
  staffEmail: 'leads@millrace.example',
  mailFrom: 'Millrace Robotics <no-reply@millrace.example>',
  /** Sunday first, as the calendar does. Mon-Fri 8:00 AM-6:00 PM; Saturday and Sunday closed (specification, section 1). */
  hours: [null, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, null] as readonly Hours[],
  /** US dollars, "starting from" (specification, section 9). */
  prices: { cnc: 29_000, welding: 25_000 },
  stats: [
    { value: '10+', label: 'Years Experience' },
    { value: '150+', label: 'Projects Completed' },
    { value: '98%', label: 'Client Satisfaction' },
    { value: '24/7', label: 'Support' },
  ],
  /** Hosts of a preview frame in which the full-app fallback is shown instead (specification, section 2). */
  previewFrameHosts: [] as readonly string[],
} as const;
