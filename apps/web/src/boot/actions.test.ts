import { afterEach, describe, expect, it } from 'vitest';
import { actByThemselves } from './actions.ts';

const toggle = () => {
  document.body.innerHTML = '<button data-action="toggle-scheme">Scheme</button><button data-live>Book</button>';
  return document.querySelector<HTMLElement>('[data-action]') as HTMLElement;
};

afterEach(() => {
  delete window.mrEarly;
  delete window.mrActs;
  localStorage.clear();
});

describe('what the page does by itself', () => {
  it('repeats the clicks that came before the script, and leaves to the application what is its own', () => {
    document.documentElement.dataset.mantineColorScheme = 'light';
    const button = toggle();
    const book = document.querySelector<HTMLElement>('[data-live]') as HTMLElement;
    window.mrEarly = [
      { target: button, kind: 'click' },
      { target: book, kind: 'click' },
    ];
    window.matchMedia ??= () => new EventTarget() as MediaQueryList;
    actByThemselves();
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
    expect(window.mrEarly).toEqual([{ target: book, kind: 'click' }]);
    expect(window.mrActs).toBe(true);
  });
});
