import { type KeyboardEvent, useRef, useState } from 'react';

/** Moves of the roving row focus, as an index into `count` rows; null when the key is not a move. */
export function nextRow(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * One tab stop for all rows: arrows, Home and End move between them, Enter opens. Controls inside a row keep their own keys and
 * are reachable by Tab from the row that has the focus.
 */
export function useRowFocus(count: number, open: ((index: number) => void) | undefined) {
  const [chosen, setChosen] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const active = Math.min(chosen, Math.max(count - 1, 0));

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const row = (event.target as HTMLElement).closest('tr');
    if (event.target !== row) return;
    if (event.key === 'Enter' && open) {
      event.preventDefault();
      open(active);
      return;
    }
    const next = nextRow(event.key, active, count);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    body.current?.querySelectorAll<HTMLTableRowElement>('tr[data-row]')[next]?.focus();
  };

  return { active, setActive: setChosen, body, onKeyDown };
}
