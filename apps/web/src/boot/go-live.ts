import { INTENTS } from './intents.ts';

/** Browsers also say so of a pointer that rests where a page appears below it. */
const rests = ({ type, movementX, movementY }: Partial<PointerEvent>) => type === 'pointermove' && !movementX && !movementY;

type Waiting = { target: HTMLElement; kind: 'click' | 'submit' };

/**
 * Loads the application at the first sign of intent. A click on something that needs it (`data-live`), or a submit of such a form,
 * is held back until it is there and then repeated, so that no early click is lost.
 */
export const goLiveOnIntent = (start: () => Promise<unknown>) => {
  const waiting: Waiting[] = window.mrEarly ?? [];
  let started = false;

  const stop = () => {
    for (const intent of INTENTS) removeEventListener(intent, begin, true);
  };
  const listen = () => {
    for (const intent of INTENTS) addEventListener(intent, begin, { capture: true, passive: true });
  };
  const replay = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    window.mrLetGo?.();
    document.documentElement.dataset.live = 'ready';
    for (const { target, kind } of waiting.splice(0)) {
      if (kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
  };
  const begin = (event?: Event) => {
    if (started || (event && rests(event))) return;
    started = true;
    stop();
    start().then(replay, (error: unknown) => {
      console.error('The application could not be loaded', error);
      started = false;
      listen();
    });
  };
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-live]') : null;
    if (!target || (event.type === 'click' && target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!waiting.some((entry) => entry.target === target))
      waiting.push({ target, kind: event.type === 'submit' ? 'submit' : 'click' });
    begin();
  };

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  listen();
  if (window.mrIntent || waiting.length > 0) begin();
};
