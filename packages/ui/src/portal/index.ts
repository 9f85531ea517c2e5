export { ClientPortal } from './client-portal.tsx';
export { PortalProvider } from './portal-context.tsx';
