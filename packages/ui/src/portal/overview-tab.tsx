import { Button } from '@mantine/core';
import { portalQueries } from '@millrace/data/queries';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FigureCard, FigureCards } from '../account/area/figure-card.tsx';
import { SectionCard } from '../account/area/section-card.tsx';
import { Panel } from '../admin/shared/panel.tsx';
import classes from './portal.module.css';
import { usePortal } from './portal-context.tsx';

const activity = [
  { what: 'Project “Welding cell, line 2” moved to testing', when: '2 hours ago' },
  { what: 'Invoice #1042 issued', when: 'Yesterday' },
  { what: 'Order #2317 shipped', when: '3 days ago' },
  { what: 'Support ticket #88 resolved', when: 'Last week' },
] as const;

const actions = [
  { label: 'Create Support Ticket', to: '/client/support' },
  { label: 'View Latest Invoice', to: '/client/invoices' },
  { label: 'Check Project Status', to: '/client/projects' },
] as const;

/** Portal overview (specification, section 2): samples, except the projects of an account that is linked to a client. */
export function OverviewTab() {
  const portal = usePortal();
  const { data: summary } = useQuery(portalQueries(portal).summary());
  return (
    <Panel title="Overview">
      <FigureCards label="Figures">
        {summary?.linked ? (
          <FigureCard label="Active Projects" value={summary.activeProjects} note={`${summary.projectsInProgress} in progress`} />
        ) : (
          <FigureCard sample label="Active Projects" value={3} note="2 in progress" />
        )}
        <FigureCard sample label="Recent Orders" value={2} note="1 pending delivery" />
        <FigureCard sample label="Outstanding Invoices" value={1} note="$15,750 total" />
        <FigureCard sample label="Support Tickets" value={0} note="all resolved" />
      </FigureCards>
      <div className={classes.lower}>
        <SectionCard title="Recent Activity" aside={<span className={classes.sample}>Sample</span>}>
          <ul className={classes.activity}>
            {activity.map(({ what, when }) => (
              <li key={what}>
                <span>{what}</span>
                <span className={classes.when}>{when}</span>
              </li>
            ))}
          </ul>
        </SectionCard>
        <SectionCard title="Quick Actions">
          <div className={classes.actions}>
            {actions.map(({ label, to }) => (
              <Button key={to} component={Link} to={to} variant="default" justify="start">
                {label}
              </Button>
            ))}
          </div>
        </SectionCard>
      </div>
    </Panel>
  );
}
