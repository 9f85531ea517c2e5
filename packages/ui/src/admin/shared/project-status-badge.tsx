import { type ProjectStatus, projectStatusLabel } from '@millrace/core/projects';
import { StatusBadge, type Tone } from './status-badge.tsx';

const tones: Record<ProjectStatus, Tone> = { planning: 'wait', in_progress: 'active', on_hold: 'off', completed: 'ok' };

/** The status with its underscore replaced by a space (specification, section 2, Projects). */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return <StatusBadge tone={tones[status]}>{projectStatusLabel(status)}</StatusBadge>;
}
