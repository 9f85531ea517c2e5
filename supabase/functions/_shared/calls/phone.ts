import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Refusal } from '../http/answer.ts';

/** Kinds of numbers that cost whoever calls them: a form on the open web must not dial them. */
const COSTLY = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PAGER', 'VOICEMAIL']);

/**
 * A telephone number in international form, "+15035550142". One without a dial code is read as a number of the United States, the form's
 * default country (specification, section 9).
 * @throws Refusal 400 for what is no number of its country, or one that we do not call.
 */
export const callableNumber = (text: string): string => {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (!number?.isValid()) {
    throw new Refusal(400, 'invalid', 'Please enter a valid phone number with its country code.', {
      details: 'phone: not a valid number',
    });
  }
  if (COSTLY.has(number.getType() ?? '')) {
    throw new Refusal(400, 'invalid', 'We cannot call this kind of number. Please enter another one.', {
      details: 'phone: premium or service number',
    });
  }
  return number.number;
};
