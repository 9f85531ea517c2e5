import { toAppError } from '@millrace/core/errors';
import { useState } from 'react';
import { showToast } from '../../toast/index.ts';
import { useSession } from '../session/session-context.tsx';

/** Ends the session; the route guard then leads away. */
export function useSignOut(): { run: () => void; busy: boolean } {
  const { store } = useSession();
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    store
      .signOut()
      .catch((error: unknown) => showToast({ kind: 'error', title: toAppError(error).message }))
      .finally(() => setBusy(false));
  };
  return { run, busy };
}
