/** Why the whole application gives way to the fallback page. */
export type CompatibilityProblem = 'webgl' | 'preview' | 'error';

const CONTINUED = 'millrace-without-3d';
const CRAWLER = /bot|crawl|spider|slurp|bingpreview|mediapartners|facebookexternalhit|embedly|whatsapp|telegram|lighthouse/i;

const storage = (): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

/** Remembers, until the tab is closed, that the visitor goes on without 3D. */
export const continueWithout3d = () => storage()?.setItem(CONTINUED, 'yes');

/** Asks for the smallest context there is: on a slow phone this takes 25 ms, the default one three times as long. */
const hasWebgl = (): boolean => {
  if (typeof WebGLRenderingContext === 'undefined') return false;
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  return canvas.getContext('webgl', { alpha: false, antialias: false, depth: false, stencil: false }) !== null;
};

const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
};

/** The hosts of the pages around this one, as far as the browser tells. */
const framingHosts = (): string[] => {
  if (window.self === window.top) return [];
  const around = window.location.ancestorOrigins ? [...window.location.ancestorOrigins] : [document.referrer];
  return [...around, window.location.href].flatMap((address) => hostOf(address) ?? []);
};

const matches = (host: string, pattern: string) => host === pattern || host.endsWith(`.${pattern}`);

/**
 * Whether this browser cannot be served: inside a configured preview frame, or without WebGL unless the visitor chose to go on.
 * A crawler always sees the page itself.
 * @param previewHosts host names, each standing for its subdomains too (site.ts, previewFrameHosts)
 */
export const compatibilityProblem = (previewHosts: readonly string[]): CompatibilityProblem | undefined => {
  if (CRAWLER.test(navigator.userAgent)) return undefined;
  if (framingHosts().some((host) => previewHosts.some((pattern) => matches(host, pattern)))) return 'preview';
  if (storage()?.getItem(CONTINUED) === 'yes') return undefined;
  return hasWebgl() ? undefined : 'webgl';
};
