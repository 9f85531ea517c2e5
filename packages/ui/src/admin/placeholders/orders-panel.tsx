import { PlaceholderPanel } from './placeholder-panel.tsx';

export default function OrdersPanel() {
  return <PlaceholderPanel title="Orders" action="New Order" />;
}
