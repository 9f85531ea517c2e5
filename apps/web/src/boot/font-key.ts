/** Where the address of the font is kept once a browser has loaded it. */
export const FONT_KEY = 'millrace-font';
