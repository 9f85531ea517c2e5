import { type PageBytes, total } from './bytes.ts';
import type { Run } from './lighthouse.ts';

const KIB = 1024;

export type PageFigures = {
  path: string;
  simulated: Run;
  simulatedFloor: Run;
  applied: Run;
  appliedFloor: Run;
  bytes: PageBytes;
};

/** What a page promises, each with what was measured: the lasting goals are the ratios to the floor. */
export const goalsOf = ({ path, simulated, simulatedFloor, applied, appliedFloor, bytes }: PageFigures) => {
  const most = (name: string, measured: number, limit: number) => ({ path, name, measured, limit, met: measured <= limit });
  const scores = Object.entries(simulated.scores).map(([name, score]) => ({
    path,
    name: `${name} score, at least`,
    measured: score,
    limit: 100,
    met: score >= 100,
  }));
  return [
    ...scores,
    most('first paint, ms', simulated.firstPaint, 900),
    ...(path === '/'
      ? [
          most('largest paint, ms', simulated.largestPaint, 1_240),
          most('largest paint, applied throttling, ms', applied.largestPaint, 770),
        ]
      : []),
    most('largest paint over its floor', simulated.largestPaint / simulatedFloor.largestPaint, 1.5),
    most('largest paint over its floor, applied', applied.largestPaint / appliedFloor.largestPaint, 1.07),
    most('blocking, ms', simulated.blocking, 40),
    most('layout shift', simulated.shift, 0),
    most('script before any interaction, bytes', bytes.before.script ?? 0, 15 * KIB),
    most('script after the first interaction, bytes', bytes.afterInteraction.script ?? 0, 110 * KIB),
    ...(bytes.afterDialog
      ? [most('script with the demo dialog as the first interaction, bytes', bytes.afterDialog.script ?? 0, 110 * KIB)]
      : []),
    most('everything before any interaction, bytes', total(bytes.before), 120 * KIB),
  ];
};
