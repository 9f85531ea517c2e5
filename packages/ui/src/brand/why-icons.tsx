import type { ReactNode } from 'react';
import { accent, Drawing, type DrawingProps } from './drawing.tsx';

/** The small icons of the 'Why Choose' cards: 48 square, always beside their text, hence hidden from assistive technology. */
function Icon({ children, ...rest }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing width={48} height={48} name="" description="" decorative fill="none" {...rest}>
      {children}
    </Drawing>
  );
}

/** A dial gauge: repeatability. */
export function WhyIconPrecision(props: DrawingProps) {
  return (
    <Icon {...props}>
      <circle cx="24" cy="19" r="15" />
      <path d="M24 8v3M13 19h3M32 19h3M24 34v6M20 40h8v4h-8Z" />
      <path d="M24 19l6-7" stroke={accent} />
      <circle cx="24" cy="19" r="2" stroke={accent} />
    </Icon>
  );
}

/** A clock whose ring runs on past the hour: unattended hours. */
export function WhyIconUptime(props: DrawingProps) {
  return (
    <Icon {...props}>
      <path d="M41 24A17 17 0 1 1 36 12M37 4v9h-9" />
      <path d="M24 14v10l7 5" stroke={accent} />
    </Icon>
  );
}

/** A spanner over a bolt head: people who come. */
export function WhyIconSupport(props: DrawingProps) {
  return (
    <Icon {...props}>
      <path d="M30 6a10 10 0 0 0-9 14L6 35a4.5 4.5 0 0 0 7 7l15-15a10 10 0 0 0 13-13l-6 6-7-1-1-7 6-6a10 10 0 0 0-3 0Z" />
      <circle cx="38" cy="38" r="5" stroke={accent} />
    </Icon>
  );
}

/** Cumulative cash crossing zero. */
export function WhyIconPayback(props: DrawingProps) {
  return (
    <Icon {...props}>
      <path d="M6 4v40M6 28h38M40 24l4 4-4 4" />
      <path d="M6 42h6L42 8" stroke={accent} />
      <circle cx="24.3" cy="28" r="4" stroke={accent} fill="var(--mr-surface, #fff)" />
    </Icon>
  );
}
