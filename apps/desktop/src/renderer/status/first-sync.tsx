import { Progress, Text } from '@mantine/core';
import classes from './first-sync.module.css';
import { useSyncStatus } from './use-sync-status.ts';

const NAMES: Record<string, string> = {
  profiles: 'Profiles',
  clients: 'Clients',
  contact_submissions: 'Contact messages',
  projects: 'Projects',
  demo_requests: 'Demo requests',
  call_requests: 'Call requests',
  newsletter_subscribers: 'Subscribers',
  mail_outbox: 'Mails',
  search: 'Search index',
};

const count = new Intl.NumberFormat();
const hasRows = ({ done, total }: { done: number; total: number }) => done > 0 || total > 0;

/** The first sync, table by table. Screens show what is there already. */
export function FirstSync() {
  const { progress, state } = useSyncStatus();
  if (!progress) return null;
  return (
    <section className={classes.banner} aria-label="First sync">
      <Text fw={600}>
        {state === 'offline'
          ? 'The first sync waits for the server and goes on from where it was.'
          : 'Copying the data to this computer. You can work meanwhile.'}
      </Text>
      <ul className={classes.tables}>
        {progress.filter(hasRows).map(({ table, done, total }) => {
          const name = NAMES[table] ?? table;
          const percent = Math.min(100, (done / Math.max(done, total)) * 100);
          return (
            <li key={table} className={classes.table}>
              <span className={classes.name}>
                {name}
                <span className={classes.count}>
                  {count.format(done)} of {count.format(Math.max(done, total))}
                </span>
              </span>
              <Progress value={percent} size="sm" aria-label={name} transitionDuration={150} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
