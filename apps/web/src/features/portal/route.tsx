import { ClientPortal } from '@millrace/ui/portal';

export function Component() {
  return <ClientPortal />;
}
