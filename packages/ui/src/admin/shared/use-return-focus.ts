import { useEffect, useState } from 'react';
import { TAB_PANEL_ID } from '../../account/area/address-tabs.tsx';

/**
 * Gives the focus back when a dialog goes: to what opened it, or to the tab's content when that is gone (a deleted row). Dialogs here
 * are mounted open and unmounted to close, which Mantine's own focus return does not see.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has left the document.
      setTimeout(() => {
        const target = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById(TAB_PANEL_ID);
        if (document.activeElement === document.body) target?.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
