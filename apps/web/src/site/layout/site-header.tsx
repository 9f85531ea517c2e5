import { site } from '@millrace/core/site';
import { Logo } from '@millrace/ui/brand';
import { Link } from 'react-router-dom';
import { MENU_ID } from './menu-id.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import classes from './site-header.module.css';

/** The five entries of the header (specification, section 2, Home page). */
const entries = [
  { to: '/#about', label: 'About Us' },
  { to: '/#services', label: 'Our Services' },
  { to: '/blog', label: 'Resources & Blog' },
  { to: '/#contact', label: 'Contact' },
] as const;

/** Logo with tagline, navigation, scheme; below the large breakpoint a button for the slide-out menu instead of the entries. */
export function SiteHeader() {
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to="/" className={classes.brand}>
          <Logo />
          <span className={classes.tagline}>{site.tagline}</span>
        </Link>
        <nav className={classes.nav} aria-label="Main">
          {entries.map(({ to, label }) => (
            <Link key={to} to={to} className={classes.entry}>
              {label}
            </Link>
          ))}
          <a href="/login" className={classes.login}>
            Client Login
          </a>
        </nav>
        <SchemeToggle className={classes.round} />
        <button
          type="button"
          className={`${classes.round} ${classes.burger}`}
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-controls={MENU_ID}
          data-action="open-menu"
        >
          <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" />
          </svg>
        </button>
      </div>
    </header>
  );
}
