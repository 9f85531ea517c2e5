import { countries } from '@millrace/core/countries';
import * as drawings from 'country-flag-icons/string/3x2';

const SVG = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/;

/** All flags of the call-back dialog in one file, each as a symbol named by its country, drawn by `country-flag-icons` (MIT). */
export const flagSheet = (): string => {
  const symbols = countries.map(({ code, flag }) => {
    const drawing = SVG.exec((drawings as Record<string, string>)[code] ?? '');
    if (!drawing) throw new Error(`No drawing of the flag of ${code}`);
    return `<symbol id="${flag}" viewBox="${drawing[1]}" preserveAspectRatio="none">${drawing[2]}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Flags</title>${symbols.join('\n')}</svg>\n`;
};
