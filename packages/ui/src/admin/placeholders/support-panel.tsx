import { PlaceholderPanel } from './placeholder-panel.tsx';

export default function SupportPanel() {
  return <PlaceholderPanel title="Support tickets" action="New Ticket" />;
}
