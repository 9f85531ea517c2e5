import { AdminDashboard, ConnectionProvider } from '@millrace/ui/admin';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import type { Bridge } from '../../ipc/bridge.ts';
import type { ConsoleAccounts } from '../account/console-accounts.ts';
import { KeepingQuestion } from '../account/keeping-question.tsx';
import { SignInPage } from '../account/sign-in-page.tsx';
import { connectionOf } from '../status/connection.ts';
import { FirstSync } from '../status/first-sync.tsx';
import { SyncIndicator } from '../status/sync-indicator.tsx';
import { SyncNotice } from '../status/sync-notice.tsx';
import { useSyncStatus } from '../status/use-sync-status.ts';

/** Every address of the console. */
export function Screens({ bridge, account }: { bridge: Bridge; account: ConsoleAccounts }) {
  const state = useSyncExternalStore(account.subscribe, account.getState);
  const status = useSyncStatus();
  const navigate = useNavigate();
  useEffect(() => bridge.on('navigate', (address) => void navigate(address)), [bridge, navigate]);
  useEffect(() => {
    const backOnline = () => void bridge.sync.refresh().catch(() => {});
    window.addEventListener('online', backOnline);
    return () => window.removeEventListener('online', backOnline);
  }, [bridge]);

  const refresh = useMemo(() => () => void bridge.sync.refresh().catch(() => {}), [bridge]);
  const connection = useMemo(() => connectionOf(status, refresh), [status, refresh]);

  return (
    <ConnectionProvider value={connection}>
      <KeepingQuestion
        opened={state?.state === 'signed-in' && state.keeping === 'ask'}
        onAnswer={(allowed) => bridge.account.allowUnprotectedCache(allowed)}
      />
      <Routes>
        <Route
          path="/login"
          element={
            <SignInPage
              reason={state?.state === 'signed-out' ? state.reason : null}
              onOpenOutside={(url) => void bridge.app.openExternal(url)}
            />
          }
        />
        <Route
          path="/admin/*"
          element={
            <>
              <SyncNotice />
              <FirstSync />
              <AdminDashboard status={<SyncIndicator onRefresh={refresh} />} />
            </>
          }
        />
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </ConnectionProvider>
  );
}
