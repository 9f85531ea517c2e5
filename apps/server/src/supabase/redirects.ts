const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** The site's origin and, on this machine, the other names under which the same server is reached. */
function siteOrigins(siteUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}

/**
 * Decides where a mailed link may lead after it was checked (R10).
 * @param siteUrl the site's own origin.
 * @param allowed further addresses; one that ends with `*` allows everything that begins with the rest.
 * @returns a function that says whether an address is allowed.
 */
export function redirectPolicy(siteUrl: string, allowed: string[]): (target: string) => boolean {
  const origins = new Set(siteOrigins(siteUrl));
  return (target) => {
    const url = URL.parse(target);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
    if (origins.has(url.origin)) return true;
    return allowed.some((entry) => (entry.endsWith('*') ? url.href.startsWith(entry.slice(0, -1)) : url.href === entry));
  };
}

/** The same list in the words of the embedded backend, which checks once more on its own. */
export function redirectPatterns(siteUrl: string, allowed: string[]): string[] {
  const own = siteOrigins(siteUrl).flatMap((origin) => [origin, `${origin}/**`]);
  return [...own, ...allowed.map((entry) => (entry.endsWith('*') ? `${entry.slice(0, -1)}**` : entry))];
}
