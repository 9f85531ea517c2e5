// The public pages under `vite`: rendered in the browser, at once, with hot reload. The build prerenders them instead.
import { actByThemselves } from '../boot/actions.ts';
import { startSite } from './entry-client.tsx';

document.documentElement.dataset.font = '';
actByThemselves();
await startSite();
