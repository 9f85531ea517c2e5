import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './dialog.module.css';

type Props = { title: string; intro?: ReactNode; onClose: () => void; children: ReactNode };

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const reachable = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.tabIndex >= 0 && element.offsetParent !== null);

/** The page behind stays where it is, its scroll bar's width kept free so that nothing moves. Returns the release. */
const lockScrolling = () => {
  const root = document.documentElement;
  const barWidth = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  document.body.style.paddingRight = `${barWidth}px`;
  return () => {
    root.style.removeProperty('overflow');
    document.body.style.removeProperty('padding-right');
  };
};

/**
 * A modal dialog, at most 500 px wide (specification, section 9). The page behind is inert, yet toasts stay above it and are
 * announced, which the browser's own modal dialog would prevent. Focus goes to the first field, stays inside and returns.
 */
export function Dialog({ title, intro, onClose, children }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const page = document.getElementById('app');
    const origin = document.activeElement;
    page?.setAttribute('inert', '');
    const unlock = lockScrolling();
    const first = panel.current?.querySelector<HTMLElement>('[data-first]') ?? panel.current;
    first?.focus();
    return () => {
      page?.removeAttribute('inert');
      unlock();
      if (origin instanceof HTMLElement) origin.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Tab' || !panel.current) return;
    const stops = reachable(panel.current);
    const [first, last] = [stops[0], stops.at(-1)];
    const leaving = event.shiftKey ? first : last;
    if (document.activeElement === leaving || !panel.current.contains(document.activeElement)) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  };

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog closes it, as Escape and the button do
    <div className={classes.veil} onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <div
        ref={panel}
        className={classes.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={intro ? `${id}-intro` : undefined}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <header className={classes.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" />
            </svg>
          </button>
        </header>
        {intro && (
          <p className={classes.intro} id={`${id}-intro`}>
            {intro}
          </p>
        )}
        {children}
      </div>
    </div>,
    document.body,
  );
}
