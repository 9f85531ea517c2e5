import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { markPageShown } from '../../forms/page-shown.ts';
import { scrollToSection, sectionOf } from '../scroll-to.ts';

/**
 * What the browser does by itself when it loads a document, for moves within the site: to the top or to the anchor, back to the old
 * place on Back, and focus on the new page so that it is read out.
 */
export function PageMoves() {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const current = useRef({ key, pathname });

  useEffect(() => {
    const keep = () => places.current.set(current.current.key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);

  useEffect(() => {
    const before = current.current;
    if (before.key === key) return;
    current.current = { key, pathname };
    if (before.pathname !== pathname) {
      markPageShown();
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    const anchor = sectionOf(hash);
    const behavior = before.pathname === pathname ? 'auto' : 'instant';
    if (kind === 'POP') window.scrollTo({ top: places.current.get(key) ?? 0, behavior: 'instant' });
    else if (anchor) scrollToSection(anchor, behavior);
    else window.scrollTo({ top: 0, behavior });
  }, [key, pathname, hash, kind]);
  return null;
}
