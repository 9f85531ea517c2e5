import { site } from '@millrace/core/site';
import { ErrorDrawing, type ErrorDrawingCode, Logo } from '@millrace/ui/brand';
import type { ReactNode } from 'react';
import classes from './error-page.module.css';

type Props = { picture: ErrorDrawingCode; code?: string; title: string; text: string; children: ReactNode };

/** The frame of every page that has to say no. */
export function ErrorPage({ picture, code, title, text, children }: Props) {
  return (
    <>
      <header className={classes.head}>
        <a href="/" aria-label={`${site.name}, home`}>
          <Logo />
        </a>
      </header>
      <main id="content" className={classes.page}>
        <ErrorDrawing code={picture} className={classes.picture} decorative />
        {code && <p className={classes.code}>{code}</p>}
        <h1>{title}</h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.actions}>{children}</div>
      </main>
    </>
  );
}
