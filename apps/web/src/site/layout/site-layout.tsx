import { Outlet } from 'react-router-dom';
import { MobileMenu } from './mobile-menu.tsx';
import { PageMoves } from './page-moves.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './site-layout.module.css';

/** Header, page, footer; a link past the header for the keyboard. */
export function SiteLayout() {
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <SiteHeader />
      <MobileMenu />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <PageMoves />
    </div>
  );
}
