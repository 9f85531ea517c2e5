import { site } from '@millrace/core/site';
import { tokenOf } from '../../newsletter/tokens.ts';
import type { Settings } from '../../settings.ts';
import type { Template } from '../compose.ts';

/** The unsubscribe link in the text, and the headers by which a mail program offers it as one click (RFC 8058, R18). */
const unsubscribing = async (mailId: string, settings: Settings) => {
  const token = await tokenOf(mailId, 'unsubscribe', settings);
  return {
    page: `${settings.SITE_URL}/newsletter/unsubscribe?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${settings.FUNCTIONS_URL}/newsletter-unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `${site.name} newsletter <newsletter.${new URL(settings.SITE_URL).hostname}>`,
    },
  };
};

const PRODUCTS: Record<string, string> = {
  'cnc-configurator': ' and hear when the CNC Machine Tending Configurator is ready',
  'welding-configurator': ' and hear when the Robotic Welding Configurator is ready',
};

/** Double opt-in: only the click on this mail's link, and one more on the page it opens, makes a subscriber. */
export const newsletterVerification: Template = async (stored, _lead, settings) => {
  const { page, headers } = await unsubscribing(stored.id, settings);
  const token = await tokenOf(stored.id, 'confirm', settings);
  return {
    subject: `Please confirm your subscription - ${site.name}`,
    headers,
    letter: {
      title: 'Confirm your subscription',
      parts: [
        {
          paragraph: `To receive the ${site.name} newsletter${PRODUCTS[String(stored.payload.source)] ?? ''}, please confirm your e-mail address.`,
        },
        { button: { label: 'Confirm my subscription', href: `${settings.SITE_URL}/newsletter/confirm?token=${token}` } },
        { note: `The link works once, for ${settings.NEWSLETTER_TOKEN_HOURS} hours.` },
      ],
      footer: [
        {
          note: `If you did not ask for this, ignore this mail: without your confirmation we send nothing more.\nDo not want to hear from us again? ${page}`,
        },
      ],
    },
  };
};

/** Says that it is over. */
export const newsletterUnsubscribed: Template = async (stored, _lead, settings) => {
  const { headers } = await unsubscribing(stored.id, settings);
  return {
    subject: `You have been unsubscribed - ${site.name}`,
    headers,
    letter: {
      title: 'You have been unsubscribed',
      parts: [
        { paragraph: `You will receive no further newsletter from ${site.name}. We are sorry to see you go.` },
        { paragraph: 'Was this a mistake? You can subscribe again at any time.' },
        { button: { label: 'Subscribe again', href: `${settings.SITE_URL}/blog` } },
      ],
      footer: [{ note: 'This is the last mail of this subscription.' }],
    },
  };
};
