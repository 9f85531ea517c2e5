import { AdminDashboard, preloadAdminPanel } from '@millrace/ui/admin';

preloadAdminPanel(window.location.pathname);

export function Component() {
  return <AdminDashboard />;
}
