import { realpathSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';

/**
 * The file that a request of the app's protocol means, or null when there is none inside `root` (R30): traversal, encoded traversal,
 * links that lead out and sibling folders with the same prefix are refused. An address without an ending is a screen: index.html.
 * @param root the renderer's build folder, absolute
 * @param pathname of the request's URL, still percent-encoded
 */
export const resolveAsset = (root: string, pathname: string): string | null => {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (path.includes('\0') || path.includes('\\') || path.split('/').includes('..')) return null;
  const wanted = extname(path) === '' ? join(root, 'index.html') : resolve(root, `.${path.startsWith('/') ? path : `/${path}`}`);
  try {
    const realRoot = realpathSync(root);
    const real = realpathSync(wanted);
    return real.startsWith(realRoot + sep) ? real : null;
  } catch {
    return null;
  }
};
