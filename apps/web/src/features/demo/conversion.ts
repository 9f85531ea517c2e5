import { intakeMessages } from '@millrace/core/messages';

declare global {
  interface Window {
    /** Google Ads' own snippet defines it, where the owner has put that snippet on the page. */
    gtag_report_conversion?: () => unknown;
  }
}

/** Reports a demo request to the advertiser; a page without the snippet says so in the console (specification, section 7). */
export const reportConversion = (page: Pick<Window, 'gtag_report_conversion'> = window) => {
  if (typeof page.gtag_report_conversion === 'function') page.gtag_report_conversion();
  else console.warn(intakeMessages.conversionMissing);
};
