/**
 * Chromium cannot be taught a scheme from outside, so the app's pages are shown under a loopback-style host and every address is
 * translated at the border: the main process sees only `millrace://console/...`.
 */
const SUFFIX = '.app.localhost';

export const toChromium = (url: string): string => {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url);
  if (!match || ['http', 'https', 'file', 'ws', 'wss'].includes(match[1] ?? '')) return url;
  return `http://${match[2]}.${match[1]}${SUFFIX}${match[3] || '/'}`;
};

export const fromChromium = (url: string): string => {
  const match = /^(blob:)?http:\/\/([^/?#]*)\.([a-z0-9+-]+)\.app\.localhost(?::\d+)?(.*)$/i.exec(url);
  return match ? `${match[1] ?? ''}${match[3]}://${match[2]}${match[4]}` : url;
};

export const isAppHost = (url: URL): boolean => url.hostname.endsWith(SUFFIX);
