import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './mail-link.module.css';

/** The good end of a mail link. */
export function OutcomePage({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className={classes.actions}>
        <ButtonLink to="/">Return to Homepage</ButtonLink>
        <ButtonLink to="/blog" variant="quiet">
          Read Our Blog
        </ButtonLink>
      </div>
    </div>
  );
}
