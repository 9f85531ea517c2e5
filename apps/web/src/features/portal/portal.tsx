import { ClientPortal } from '@millrace/ui/portal';

export function Portal() {
  return <ClientPortal />;
}
