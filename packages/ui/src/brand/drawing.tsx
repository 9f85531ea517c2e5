import { type ReactNode, type SVGProps, useId } from 'react';

/**
 * The palette of every drawing: theme variables, with the light scheme as fallback, so that a drawing also holds
 * outside the theme (in an e-mail preview, in a file of its own).
 */
export const ink = 'var(--mr-text, #1f262d)';
export const faint = 'var(--mr-dimmed, #55616d)';
export const rule = 'var(--mr-line, #d3d9df)';
export const body = 'var(--mr-surface, #ffffff)';
export const ground = 'var(--mr-ground, #f4f6f8)';
export const accent = 'var(--mr-accent, #c2410c)';

/** The one line weight, in user units of a drawing about 640 wide. */
export const weight = 2;

/** What a caller may say about any drawing; its size is set by CSS, its proportions are its own. */
export type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'children' | 'width' | 'height' | 'name'> & {
  /** True when the text beside the drawing already says what it shows: it is then hidden from assistive technology. */
  decorative?: boolean;
};

type FrameProps = DrawingProps & {
  width: number;
  height: number;
  /** Name of the drawing, read by assistive technology. */
  name: string;
  /** What the drawing shows, in a sentence. */
  description: string;
  children: ReactNode;
};

/** The sheet that each drawing is made on: its box, its line weight, its name and description. */
export function Drawing({ width, height, name, description, decorative = false, children, ...rest }: FrameProps) {
  const id = useId();
  const spoken = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-labelledby': `${id}t`, 'aria-describedby': `${id}d` };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a decorative drawing is hidden; every other carries its title below
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill={body}
      stroke={ink}
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...spoken}
      {...rest}
    >
      {!decorative && <title id={`${id}t`}>{name}</title>}
      {!decorative && <desc id={`${id}d`}>{description}</desc>}
      {children}
    </svg>
  );
}

/** A tube of a robot arm along the path `d`, `w` across, with its two edges in the one line weight. */
export function Tube({ d, w, fill = body }: { d: string; w: number; fill?: string }) {
  return (
    <g fill="none">
      <path d={d} strokeWidth={w} />
      <path d={d} strokeWidth={w - 2 * weight} stroke={fill} />
    </g>
  );
}

/** A rotary joint seen along its axis: housing and cap. */
export function Joint({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} />
      <circle cx={x} cy={y} r={r * 0.55} fill={ground} />
    </>
  );
}

/** Lettering on a drawing; inherits the page's typeface. */
export function Label({
  x,
  y,
  size = 18,
  fill = faint,
  anchor = 'middle',
  children,
}: {
  x: number;
  y: number;
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}) {
  return (
    <text x={x} y={y} fill={fill} stroke="none" fontSize={size} fontWeight={500} textAnchor={anchor}>
      {children}
    </text>
  );
}

/** A horizontal dimension from `x1` to `x2` at height `y`, ended by ticks, its figure in millimeters above it. */
export function Dimension({ x1, x2, y, children }: { x1: number; x2: number; y: number; children: ReactNode }) {
  return (
    <g stroke={faint}>
      <path
        d={`M${x1} ${y}H${x2}M${x1 - 5} ${y + 5}l10-10M${x2 - 5} ${y + 5}l10-10M${x1} ${y - 9}v18M${x2} ${y - 9}v18`}
        fill="none"
      />
      <Label x={(x1 + x2) / 2} y={y - 8}>
        {children}
      </Label>
    </g>
  );
}
