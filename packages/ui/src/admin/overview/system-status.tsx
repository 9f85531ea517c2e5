import { SectionCard } from '../../account/area/section-card.tsx';
import { StatusBadge } from '../shared/status-badge.tsx';
import classes from './overview-panel.module.css';

const entries = [
  ['Database', 'Healthy'],
  ['API Status', 'Online'],
  ['Notifications', 'Active'],
] as const;

/** Static entries, as specified (section 2, Overview). */
export function SystemStatus() {
  return (
    <SectionCard title="System Status">
      <dl className={classes.status}>
        {entries.map(([name, status]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <StatusBadge tone="ok">{status}</StatusBadge>
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
