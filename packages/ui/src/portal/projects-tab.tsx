import { Button, Skeleton, Text, Title } from '@mantine/core';
import { toAppError } from '@millrace/core/errors';
import { adminMessages } from '@millrace/core/messages';
import type { Project } from '@millrace/core/projects';
import { portalQueries } from '@millrace/data/queries';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatMoney } from '../admin/shared/format.tsx';
import { Panel } from '../admin/shared/panel.tsx';
import { ProjectStatusBadge } from '../admin/shared/project-status-badge.tsx';
import { useLoadFailure } from '../admin/shared/use-load-failure.ts';
import { EmptyText } from './empty-text.tsx';
import classes from './portal.module.css';
import { usePortal } from './portal-context.tsx';

/** The client's own projects, read-only. */
export default function ProjectsTab() {
  const portal = usePortal();
  const projects = useQuery(portalQueries(portal).projects());
  useLoadFailure(projects, adminMessages.projects.loadFailed);
  return <Panel title="Projects">{renderProjects()}</Panel>;

  function renderProjects() {
    if (projects.data?.length) {
      return (
        <ul className={classes.projects}>
          {projects.data.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      );
    }
    if (projects.data) return <EmptyText>No projects found...</EmptyText>;
    if (projects.isError) {
      return (
        <div role="alert">
          <Text fw={600}>{adminMessages.projects.loadFailed.title}</Text>
          <Text c="dimmed" mb="sm">
            {toAppError(projects.error).message}
          </Text>
          <Button variant="default" loading={projects.isFetching} onClick={() => void projects.refetch()}>
            Try again
          </Button>
        </div>
      );
    }
    return <Skeleton height={160} role="status" aria-label="Loading projects" />;
  }
}

function ProjectCard({ project }: { project: Project }) {
  return (
    <li className={classes.project}>
      <div className={classes.projectHead}>
        <Title order={3} className={classes.projectName}>
          {project.name}
        </Title>
        <ProjectStatusBadge status={project.status} />
      </div>
      {project.description && <p className={classes.description}>{project.description}</p>}
      <dl className={classes.facts}>
        <div>
          <dt>Budget</dt>
          <dd>{formatMoney(project.budget)}</dd>
        </div>
        <div>
          <dt>Start Date</dt>
          <dd>{formatDay(project.startDate)}</dd>
        </div>
        <div>
          <dt>End Date</dt>
          <dd>{formatDay(project.endDate)}</dd>
        </div>
      </dl>
    </li>
  );
}
