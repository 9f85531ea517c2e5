import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actByThemselves } from './actions.ts';

const toggle = () => {
  document.body.innerHTML = '<button data-action="toggle-scheme">Scheme</button><button data-live>Book</button>';
  return document.querySelector<HTMLElement>('[data-action]') as HTMLElement;
};

const systemIs = (scheme: 'light' | 'dark') => {
  const query = Object.assign(new EventTarget(), { matches: scheme === 'dark' });
  vi.stubGlobal('matchMedia', () => query);
  return (next: 'light' | 'dark') => {
    query.matches = next === 'dark';
    query.dispatchEvent(new Event('change'));
  };
};

const scheme = () => document.documentElement.dataset.mantineColorScheme;

beforeEach(() => {
  systemIs('light');
});

afterEach(() => {
  vi.unstubAllGlobals();
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
    actByThemselves();
    expect(scheme()).toBe('dark');
    expect(window.mrEarly).toEqual([{ target: book, kind: 'click' }]);
    expect(window.mrActs).toBe(true);
  });

  it('catches up with colours that the system changed before the script, and follows from then on', () => {
    document.documentElement.dataset.mantineColorScheme = 'light';
    const change = systemIs('dark');
    actByThemselves();
    expect(scheme()).toBe('dark');
    change('light');
    expect(scheme()).toBe('light');
  });

  it('keeps the colours that the visitor chose whatever the system says', () => {
    document.documentElement.dataset.mantineColorScheme = 'light';
    localStorage.setItem('mantine-color-scheme-value', 'light');
    const change = systemIs('dark');
    actByThemselves();
    change('dark');
    expect(scheme()).toBe('light');
  });
});
