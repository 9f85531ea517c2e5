import { site } from '@millrace/core/site';
import { Logo } from '@millrace/ui/brand';
import { MENU_ID } from './menu-id.ts';
import classes from './mobile-menu.module.css';

const entries = [
  { href: '/', label: 'Home' },
  { href: '/#about', label: 'About' },
  { href: '/#services', label: 'Services' },
  { href: '/blog', label: 'Blog' },
  { href: '/#contact', label: 'Contact' },
  { href: '/login', label: 'Login' },
] as const;

/**
 * Slide-out menu from the left, 280 px or 80 % of the viewport, below the large breakpoint only (specification, section 2). The
 * browser's own modal dialog traps and returns focus; the boot script opens and closes it, so that it works at once.
 */
export function MobileMenu() {
  return (
    <dialog id={MENU_ID} className={classes.menu} aria-label="Menu">
      <div className={classes.inner}>
        <div className={classes.head}>
          <Logo />
          <button type="button" className={classes.close} aria-label="Close menu" data-action="close-menu">
            <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" />
            </svg>
          </button>
        </div>
        <nav className={classes.entries} aria-label="Menu">
          {entries.map(({ href, label }) => (
            <a key={href} href={href} data-action="choose-entry">
              {label}
            </a>
          ))}
        </nav>
        <p className={classes.foot}>{site.tagline}</p>
      </div>
    </dialog>
  );
}
