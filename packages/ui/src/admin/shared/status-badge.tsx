import classes from './status-badge.module.css';

export type Tone = 'ok' | 'active' | 'wait' | 'off' | 'bad';

/** A status in words, with a mark whose shape and colour repeat it. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
