export interface Schedule {
  /** Ends all jobs; a run under way finishes on its own. */
  stop(): void;
}

export interface Job {
  name: string;
  /** Milliseconds between the end of a run and the next. */
  every: number;
}

/**
 * What `pg_cron` does in production: calls each worker function again and again, never twice at the same moment, the
 * first time at once. A failure is the next run's chance.
 */
export function startSchedule(jobs: Job[], call: (name: string) => Promise<unknown>): Schedule {
  let stopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const run = async ({ name, every }: Job): Promise<void> => {
    await call(name).catch(() => undefined);
    if (!stopped) timers.set(name, setTimeout(run, every, { name, every }));
  };
  for (const job of jobs) void run(job);
  return {
    stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
