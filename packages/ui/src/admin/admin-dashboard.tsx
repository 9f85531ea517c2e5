import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AreaFrame } from '../account/area/area-frame.tsx';
import { useDocumentTitle } from '../account/area/use-document-title.ts';
import { RouteGuard } from '../account/session/route-guard.tsx';
import { ADMIN_BASE, adminTabs, tabOf } from './tabs.ts';

/**
 * The admin dashboard of every edition, mounted at /admin/*.
 * @param status the state of the data, shown beside the greeting (desktop edition).
 */
export function AdminDashboard({ status }: { status?: ReactNode }) {
  return (
    <RouteGuard area="admin">
      <Tabs status={status} />
    </RouteGuard>
  );
}

function Tabs({ status }: { status: ReactNode }) {
  const { pathname } = useLocation();
  const tab = tabOf(pathname);
  useDocumentTitle(tab ? `${tab.label}, Admin Dashboard` : 'Admin Dashboard');
  if (!tab) return <Navigate to="/404" replace />;
  return (
    <AreaFrame
      title="Admin Dashboard"
      greeting="Welcome back"
      tabs={adminTabs}
      base={ADMIN_BASE}
      current={tab.segment}
      {...(status ? { status } : {})}
    >
      <Suspense fallback={<div role="status" aria-label="Loading" style={{ minHeight: 320 }} />}>
        <tab.panel.Screen />
      </Suspense>
    </AreaFrame>
  );
}
