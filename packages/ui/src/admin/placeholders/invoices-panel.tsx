import { PlaceholderPanel } from './placeholder-panel.tsx';

export default function InvoicesPanel() {
  return <PlaceholderPanel title="Invoices" action="New Invoice" />;
}
