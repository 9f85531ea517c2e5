import { type HTMLAttributes, type SVGProps, useId } from 'react';
import { accent } from './drawing.tsx';
import classes from './logo.module.css';

type MarkProps = Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'children'> & {
  /** True when the name stands beside it in text, or the link around it is labelled. */
  decorative?: boolean;
};

/**
 * The mark, square: an M whose inner strokes are the links of a robot arm; they meet in a mill wheel, which is the joint.
 * On a 32 grid, in the text's own colour, the wheel in the accent.
 */
export function LogoMark({ decorative = false, ...rest }: MarkProps) {
  const id = useId();
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-labelledby': id };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden when decorative, titled below when not
    <svg viewBox="0 0 32 32" width={32} height={32} fill="none" {...spoken} {...rest}>
      {!decorative && <title id={id}>Millrace Robotics</title>}
      <path d="M4.5 28V5.5L11.8 14.6M27.5 28V5.5L20.2 14.6" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
      <g stroke={accent}>
        <circle cx="16" cy="20" r="6" strokeWidth="2.2" />
        <path d="M16 14v12M10.8 17l10.4 6M10.8 23l10.4-6" strokeWidth="1.6" />
      </g>
    </svg>
  );
}

/** Mark and wordmark. Takes its size from `font-size` and its colour from `color`. */
export function Logo({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return (
    <span className={className ? `${classes.logo} ${className}` : classes.logo} {...rest}>
      <LogoMark decorative className={classes.mark} />
      <span>
        Millrace <span className={classes.second}>Robotics</span>
      </span>
    </span>
  );
}
