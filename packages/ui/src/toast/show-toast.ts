import type { Toast } from '@millrace/core/messages';

let shelf: Promise<typeof import('./shelf.tsx')> | undefined;

/** The words still reach the person when the shelf itself cannot be loaded (the network went away before the first toast). */
const withoutShelf = ({ title, message }: Toast) => {
  const note = document.createElement('div');
  note.setAttribute('role', 'alert');
  note.className = 'mr-toast-plain';
  note.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:1000;padding:1rem;border:1px solid var(--mr-danger);border-radius:var(--mr-radius);background:var(--mr-surface);color:var(--mr-text);font:inherit';
  note.textContent = message ? `${title}: ${message}` : title;
  document.body.append(note);
  setTimeout(() => note.remove(), 10_000);
};

/** Loads the toast shelf ahead of its first use, so that a later loss of the network cannot keep it away. */
export const prepareToasts = () => {
  shelf ??= import('./shelf.tsx').catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
};

/** Shows a toast, mounting the shelf on first use: no page pays for toasts before it has one. */
export const showToast = (toast: Toast): void => {
  prepareToasts().then(
    ({ put }) => put(toast),
    () => withoutShelf(toast),
  );
};
