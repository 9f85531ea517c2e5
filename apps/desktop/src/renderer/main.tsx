import '@millrace/ui/theme/styles';
import { loadAdminPanel } from '@millrace/ui/admin';
import { createRoot } from 'react-dom/client';
import { connectBridge, type RawBridge } from './bridge.ts';
import { Console } from './shell/console.tsx';

declare global {
  interface Window {
    /** Put there by the preload. */
    readonly millraceBridge: RawBridge;
  }
}

/** The font lies beside the page; drawing with it from the start is worth these few milliseconds. */
const FONT_PATIENCE_MS = 300;
const fontLoaded = Promise.race([
  document.fonts.load("1em 'Archivo Variable'"),
  new Promise((resolve) => setTimeout(resolve, FONT_PATIENCE_MS)),
]);

const bridge = connectBridge(window.millraceBridge);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
// A screen that cannot be loaded says so itself.
const screenLoaded = loadAdminPanel(window.location.pathname).catch(() => undefined);
void Promise.all([fontLoaded, screenLoaded]).then(() => createRoot(root).render(<Console bridge={bridge} />));
