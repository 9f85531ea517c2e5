/**
 * @template R
 * @typedef {object} Job
 * @property {string} name
 * @property {number} cores how many it keeps busy
 * @property {readonly string[]} after names of those that must have succeeded before
 * @property {() => Promise<R>} work
 */

/**
 * Runs jobs in their order, side by side as long as there are cores for them.
 * @template R
 * @param {readonly Job<R>[]} jobs those named in `after` must be among them
 * @param {{ cores: number, succeeded: (result: R) => boolean, blocked: (job: Job<R>, by: string) => R }} options
 *   `blocked` makes the result of a job that cannot run because one before it failed
 * @returns {Promise<R[]>} results in the order of the jobs
 */
export async function schedule(jobs, { cores, succeeded, blocked }) {
  /** @type {Map<string, R>} */
  const results = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...jobs];
  let free = cores;

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      (job) => job.after.every((name) => results.has(name)) && (job.cores <= free || running.size === 0),
    );
    const job = waiting[next];
    if (!job) {
      if (running.size === 0) throw new Error(`these wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(next, 1);
    const failed = job.after.find((name) => !succeeded(/** @type {R} */ (results.get(name))));
    if (failed) {
      results.set(job.name, blocked(job, failed));
      continue;
    }
    free -= job.cores;
    const done = job.work().then((result) => {
      results.set(job.name, result);
      running.delete(job.name);
      free += job.cores;
    });
    running.set(job.name, done);
  }
  return jobs.map(({ name }) => /** @type {R} */ (results.get(name)));
}
