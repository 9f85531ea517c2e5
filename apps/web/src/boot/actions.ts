import { MENU_ID } from '../site/layout/menu-id.ts';
import { scrollToSection, sectionOf } from '../site/scroll-to.ts';

/** Kept by Mantine too, so that the portal and the dashboard follow the same choice. */
const SCHEME_KEY = 'mantine-color-scheme-value';
/** Scrolling starts so long after the menu closes (specification, section 2, Home page). */
const SCROLL_DELAY_MS = 100;

const menu = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`);

const toggleScheme = () => {
  const { dataset } = document.documentElement;
  const scheme = dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
  dataset.mantineColorScheme = scheme;
  try {
    localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // Storage is switched off: the choice holds for this page.
  }
};

/**
 * Follows the system's colours until the visitor chooses some. What the system changed between the inline script and this one is
 * caught up with: nobody was listening yet.
 */
const followScheme = () => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem(SCHEME_KEY);
    } catch {
      // Nothing can have been chosen.
    }
    if (chosen !== 'light' && chosen !== 'dark')
      document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', follow);
  follow();
};

/** Closes the menu; a place on this page is scrolled to 100 ms later, any other link is followed as usual. */
const chooseEntry = (link: HTMLElement, event: Event) => {
  menu()?.close();
  if (!(link instanceof HTMLAnchorElement) || link.pathname !== location.pathname || link.pathname === '/blog') return;
  event.preventDefault();
  setTimeout(() => {
    const section = sectionOf(link.hash);
    if (section) scrollToSection(section);
    else scrollTo({ top: 0 });
    if (location.hash !== link.hash) history.replaceState(history.state, '', link.hash || link.pathname);
  }, SCROLL_DELAY_MS);
};

const actions: Record<string, (element: HTMLElement, event: Event) => void> = {
  'toggle-scheme': toggleScheme,
  'open-menu': () => menu()?.showModal(),
  'close-menu': () => menu()?.close(),
  'choose-entry': chooseEntry,
  back: () => history.back(),
  reload: () => location.reload(),
};

/** Repeats the clicks that came before anyone could answer them. */
const repeatEarly = () => {
  window.mrActs = true;
  const early = window.mrEarly ?? [];
  for (const entry of early.filter(({ target }) => target.dataset.action !== undefined)) {
    early.splice(early.indexOf(entry), 1);
    entry.target.click();
  }
};

/** What the page does by itself, before and after the application is there: elements name what they do in `data-action`. */
export const actByThemselves = () => {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof HTMLDialogElement && target.id === MENU_ID) target.close();
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    actions[element?.dataset.action ?? '']?.(element as HTMLElement, event);
  });
  addEventListener('hashchange', () => {
    const section = sectionOf(location.hash);
    if (section) scrollToSection(section);
  });
  matchMedia('(min-width: 75em)').addEventListener('change', () => menu()?.close());
  followScheme();
  repeatEarly();
};
