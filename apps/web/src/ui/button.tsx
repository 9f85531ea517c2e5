import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

/** `main`: the one thing to do here; `quiet`: also possible; `plain`: a text that acts. */
type Look = { variant?: 'main' | 'quiet' | 'plain'; wide?: boolean };

const look = ({ variant = 'main', wide }: Look, className?: string) =>
  [classes.button, classes[variant], wide && classes.wide, className].filter(Boolean).join(' ');

export function Button({ variant, wide, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" {...button} className={look({ variant, wide }, className)} />;
}

/** A place to go, in the looks of a button. */
export function ButtonLink({ variant, wide, className, ...link }: Look & ComponentProps<typeof Link>) {
  return <Link {...link} className={look({ variant, wide }, className)} />;
}
