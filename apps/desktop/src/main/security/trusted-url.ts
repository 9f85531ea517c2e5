/** Where the console's own pages live. */
export const APP_SCHEME = 'millrace';
export const APP_ORIGIN = `${APP_SCHEME}://console`;

const parse = (url: string): URL | null => {
  try {
    return new URL(url);
  } catch {
    return null;
  }
};

/** Whether a page is one of the app's own: exactly its scheme and host, no port, no user (R31). An empty address never is. */
export const isAppUrl = (url: string, origin = APP_ORIGIN): boolean => {
  const page = parse(url);
  const own = new URL(origin);
  return (
    page !== null && page.protocol === own.protocol && page.host === own.host && page.username === '' && page.password === ''
  );
};

/** Whether a link may be handed to the operating system: https: and mailto: only (R29). */
export const mayOpenOutside = (url: string): boolean => {
  const target = parse(url);
  if (!target) return false;
  if (target.protocol === 'mailto:') return true;
  return target.protocol === 'https:' && target.hostname !== '' && target.username === '' && target.password === '';
};
