import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AreaFrame } from '../account/area/area-frame.tsx';
import { useDocumentTitle } from '../account/area/use-document-title.ts';
import { RouteGuard } from '../account/session/route-guard.tsx';

type PanelModule = { default: ComponentType };
type Tab = { segment: string; label: string; load: () => Promise<PanelModule> };

/** The seven tabs (specification, section 2, Admin dashboard), each a chunk of its own under /admin. */
const tabs: readonly Tab[] = [
  { segment: '', label: 'Overview', load: () => import('./overview/overview-panel.tsx') },
  { segment: 'contacts', label: 'Contacts', load: () => import('./contacts/contacts-panel.tsx') },
  { segment: 'clients', label: 'Clients', load: () => import('./clients/clients-panel.tsx') },
  { segment: 'projects', label: 'Projects', load: () => import('./projects/projects-panel.tsx') },
  { segment: 'orders', label: 'Orders', load: () => import('./placeholders/orders-panel.tsx') },
  { segment: 'invoices', label: 'Invoices', load: () => import('./placeholders/invoices-panel.tsx') },
  { segment: 'support', label: 'Support', load: () => import('./placeholders/support-panel.tsx') },
];

const BASE = '/admin';
const panels = new Map(tabs.map(({ segment, load }) => [segment, lazy(load)]));

const tabOf = (pathname: string): Tab | undefined =>
  tabs.find(({ segment }) => pathname.replace(/\/$/, '') === (segment ? `${BASE}/${segment}` : BASE));

/** Starts loading the chunk of the tab at this address, so that it arrives together with the dashboard. */
export const preloadAdminPanel = (pathname: string): void => void tabOf(pathname)?.load();

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
  const CurrentPanel = tab && panels.get(tab.segment);
  if (!tab || !CurrentPanel) return <Navigate to="/404" replace />;
  return (
    <AreaFrame
      title="Admin Dashboard"
      greeting="Welcome back"
      tabs={tabs}
      base={BASE}
      current={tab.segment}
      {...(status ? { status } : {})}
    >
      <Suspense fallback={<div role="status" aria-label="Loading" style={{ minHeight: 320 }} />}>
        <CurrentPanel />
      </Suspense>
    </AreaFrame>
  );
}
