import { type ComponentType, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AreaFrame } from '../account/area/area-frame.tsx';
import { useDocumentTitle } from '../account/area/use-document-title.ts';
import { RouteGuard } from '../account/session/route-guard.tsx';
import { loadable } from '../loading/index.ts';
import { EmptyTab } from './empty-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';

const projects = loadable(async () => (await import('./projects-tab.tsx')).default);
const profile = loadable(async () => (await import('./profile-tab.tsx')).default);

type Tab = { segment: string; label: string; Panel: ComponentType };

/** The six tabs (specification, section 2, Client portal), each under its own address. */
const tabs: readonly Tab[] = [
  { segment: '', label: 'Overview', Panel: OverviewTab },
  { segment: 'projects', label: 'Projects', Panel: projects.Screen },
  { segment: 'orders', label: 'Orders', Panel: () => <EmptyTab title="Orders" text="No orders found..." /> },
  { segment: 'invoices', label: 'Invoices', Panel: () => <EmptyTab title="Invoices" text="No invoices found..." /> },
  {
    segment: 'support',
    label: 'Support',
    Panel: () => <EmptyTab title="Support" text="No support tickets found..." action="New Ticket" />,
  },
  { segment: 'profile', label: 'Profile', Panel: profile.Screen },
];

const BASE = '/client';

/** The client portal, mounted at /client/*. */
export function ClientPortal() {
  return (
    <RouteGuard area="client">
      <Tabs />
    </RouteGuard>
  );
}

function Tabs() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const tab = tabs.find(({ segment }) => path === (segment ? `${BASE}/${segment}` : BASE));
  useDocumentTitle(tab ? `${tab.label}, Client Portal` : 'Client Portal');
  if (!tab) return <Navigate to="/404" replace />;
  return (
    <AreaFrame title="Client Portal" greeting="Welcome," tabs={tabs} base={BASE} current={tab.segment}>
      <Suspense fallback={<div role="status" aria-label="Loading" style={{ minHeight: 320 }} />}>
        <tab.Panel />
      </Suspense>
    </AreaFrame>
  );
}
