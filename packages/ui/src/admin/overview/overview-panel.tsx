import { adminMessages } from '@millrace/core/messages';
import type { Overview } from '@millrace/data/contracts';
import { overviewQueries } from '@millrace/data/queries';
import { useQuery } from '@tanstack/react-query';
import { FigureCard, FigureCards } from '../../account/area/figure-card.tsx';
import { useRepositories } from '../repositories-context.tsx';
import { Panel } from '../shared/panel.tsx';
import { useLoadFailure } from '../shared/use-load-failure.ts';
import classes from './overview-panel.module.css';
import { RecentContacts } from './recent-contacts.tsx';
import { SystemStatus } from './system-status.tsx';

const clientsNote = ({ newClients }: Overview): string =>
  newClients === 0 ? 'None new in the last 30 days' : `+${newClients} in the last 30 days`;

const projectsNote = ({ activeProjects, projectsInProgress }: Overview): string =>
  `${projectsInProgress} in progress, ${activeProjects - projectsInProgress} in planning`;

/** Overview tab (specification, section 2): clients and projects are counted, orders and tickets are samples until they exist. */
export default function OverviewPanel() {
  const { overview } = useRepositories();
  const read = useQuery(overviewQueries(overview).read());
  useLoadFailure(read, adminMessages.overview.loadFailed);
  const { data } = read;
  return (
    <Panel title="Overview">
      <FigureCards label="Figures">
        <FigureCard
          label="Total Clients"
          value={data?.clients ?? (read.isError ? '-' : undefined)}
          note={data && clientsNote(data)}
        />
        <FigureCard
          label="Active Projects"
          value={data?.activeProjects ?? (read.isError ? '-' : undefined)}
          note={data && projectsNote(data)}
        />
        <FigureCard sample label="Pending Orders" value={8} note="-3 from last week" />
        <FigureCard sample label="Open Tickets" value={5} note="+2 from yesterday" />
      </FigureCards>
      <div className={classes.lower}>
        <RecentContacts contacts={data?.recentContacts} failed={read.isError} onRetry={() => void read.refetch()} />
        <SystemStatus />
      </div>
    </Panel>
  );
}
