import type { MenuItemConstructorOptions } from 'electron';

/** The tabs that have a shortcut, in the order of the dashboard. */
const SCREENS = [
  ['Overview', '/admin'],
  ['Contacts', '/admin/contacts'],
  ['Clients', '/admin/clients'],
  ['Projects', '/admin/projects'],
  ['Orders', '/admin/orders'],
  ['Invoices', '/admin/invoices'],
  ['Support', '/admin/support'],
] as const;

export type MenuActions = {
  navigate(address: string): void;
  refresh(): void;
  signOut(): void;
  about(): void;
  openLogs(): void;
};

/** The native menu. Every screen is one shortcut away (Ctrl or Command with its number). */
export const menuTemplate = (platform: NodeJS.Platform, name: string, actions: MenuActions): MenuItemConstructorOptions[] => {
  const mac = platform === 'darwin';
  const about: MenuItemConstructorOptions = { id: 'about', label: `About ${name}`, click: actions.about };
  const signOut: MenuItemConstructorOptions = { id: 'sign-out', label: 'Sign Out', click: actions.signOut };

  const application: MenuItemConstructorOptions = {
    label: name,
    submenu: [
      about,
      { type: 'separator' },
      signOut,
      { type: 'separator' },
      { role: 'hide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  };
  const file: MenuItemConstructorOptions = {
    label: 'File',
    submenu: [
      { id: 'refresh', label: 'Refresh Data', accelerator: 'CmdOrCtrl+R', click: actions.refresh },
      { type: 'separator' },
      ...(mac ? [{ role: 'close' } as const] : [signOut, { type: 'separator' } as const, { role: 'quit' } as const]),
    ],
  };
  const go: MenuItemConstructorOptions = {
    label: 'Go',
    submenu: SCREENS.map(([label, address], index) => ({
      id: `go:${address}`,
      label,
      accelerator: `CmdOrCtrl+${index + 1}`,
      click: () => actions.navigate(address),
    })),
  };
  // Not the ready-made view menu: its Reload would take Refresh Data's shortcut.
  const view: MenuItemConstructorOptions = {
    label: 'View',
    submenu: [
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
  const help: MenuItemConstructorOptions = {
    role: 'help',
    submenu: [{ id: 'logs', label: 'Show Log Files', click: actions.openLogs }, ...(mac ? [] : [about])],
  };
  return [...(mac ? [application] : []), file, { role: 'editMenu' }, go, view, { role: 'windowMenu' }, help];
};
