import { afterEach, describe, expect, it, vi } from 'vitest';
import { goLiveOnIntent } from './go-live.ts';

const page = (html: string) => {
  document.body.innerHTML = html;
  return (selector: string) => document.querySelector(selector) as HTMLElement;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  delete window.mrEarly;
  delete window.mrIntent;
  delete document.documentElement.dataset.live;
  vi.restoreAllMocks();
});

describe('going live', () => {
  it('waits for a sign of intent, and starts once', async () => {
    page('<p>Hello</p>');
    const start = vi.fn(async () => undefined);
    goLiveOnIntent(start);
    expect(start).not.toHaveBeenCalled();
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('keydown'));
    await settled();
    expect(start).toHaveBeenCalledOnce();
    expect(document.documentElement.dataset.live).toBe('ready');
  });

  it('holds a click on what needs the application, and repeats it once', async () => {
    const find = page('<button data-live id="b">Book</button>');
    const opened = vi.fn();
    let ready = () => {};
    const started = new Promise<void>((resolve) => {
      ready = () => {
        find('#b').addEventListener('click', opened);
        resolve();
      };
    });
    goLiveOnIntent(() => started);
    find('#b').click();
    find('#b').click();
    expect(opened).not.toHaveBeenCalled();
    ready();
    await settled();
    expect(opened).toHaveBeenCalledOnce();
  });

  it('holds a submit likewise, and takes over what the inline script kept', async () => {
    const find = page('<form data-live id="f"><button>Send</button></form>');
    const sent = vi.fn((event: Event) => event.preventDefault());
    window.mrEarly = [{ target: find('#f'), kind: 'submit' }];
    goLiveOnIntent(async () => find('#f').addEventListener('submit', sent));
    await settled();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('starts at once where there was a sign of intent before the script', async () => {
    page('<p>Hello</p>');
    window.mrIntent = true;
    const start = vi.fn(async () => undefined);
    goLiveOnIntent(start);
    await settled();
    expect(start).toHaveBeenCalledOnce();
  });

  it('takes a pointer that only rests on the page for no sign of intent', async () => {
    page('<p>Hello</p>');
    const start = vi.fn(async () => undefined);
    goLiveOnIntent(start);
    dispatchEvent(new MouseEvent('pointermove', { movementX: 0, movementY: 0 }));
    await settled();
    expect(start).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 2, movementY: 0 }));
    await settled();
    expect(start).toHaveBeenCalledOnce();
  });

  it('leaves links and other buttons alone', async () => {
    const find = page('<button id="plain">x</button>');
    const clicked = vi.fn();
    find('#plain').addEventListener('click', clicked);
    goLiveOnIntent(() => new Promise(() => {}));
    find('#plain').click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('tries again at the next intent when the application could not be loaded', async () => {
    page('<p>Hello</p>');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const start = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
    goLiveOnIntent(start);
    dispatchEvent(new Event('scroll'));
    await settled();
    dispatchEvent(new Event('keydown'));
    await settled();
    expect(start).toHaveBeenCalledTimes(2);
    expect(document.documentElement.dataset.live).toBe('ready');
  });
});
