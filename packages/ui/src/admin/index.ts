export { AdminDashboard } from './admin-dashboard.tsx';
export { type Connection, ConnectionProvider, useConnection } from './connection-context.ts';
export { RepositoriesProvider, useRepositories } from './repositories-context.tsx';
export { dropAllDrafts } from './shared/drafts.ts';
export { loadAdminPanel, prefetchAdminPanel } from './tabs.ts';
