import { expect, it } from 'vitest';
import { schedule } from './schedule.mjs';

/** @param {Record<string, boolean>} [outcome] which jobs fail */
function recorder(outcome = {}) {
  /** @type {string[]} */
  const log = [];
  let busy = 0;
  let most = 0;
  return {
    log,
    most: () => most,
    /**
     * @param {string} name
     * @param {number} cores
     * @param {string[]} [after]
     */
    job: (name, cores, after = []) => ({
      name,
      cores,
      after,
      work: async () => {
        log.push(name);
        busy += cores;
        most = Math.max(most, busy);
        await new Promise((resolve) => setTimeout(resolve, 5));
        busy -= cores;
        return outcome[name] !== false;
      },
    }),
  };
}

const options = { cores: 2, succeeded: Boolean, blocked: () => false };

it('runs side by side what there are cores for, and never more', async () => {
  const { job, log, most } = recorder();
  await schedule([job('a', 1), job('b', 1), job('c', 2), job('d', 1)], options);
  expect(log).toHaveLength(4);
  expect(most()).toBe(2);
});

it('waits for what a job needs, and answers in the order of the jobs', async () => {
  const { job, log } = recorder({ d: false });
  const results = await schedule([job('c', 1, ['b']), job('b', 1, ['a']), job('a', 1), job('d', 1)], options);
  expect(log.filter((name) => name !== 'd')).toEqual(['a', 'b', 'c']);
  expect(results).toEqual([true, true, true, false]);
});

it('does not run a job when what it needs failed', async () => {
  const { job, log } = recorder({ build: false });
  const results = await schedule([job('build', 1), job('browser', 2, ['build'])], options);
  expect(log).toEqual(['build']);
  expect(results).toEqual([false, false]);
});

it('runs a job that wants more cores than the machine has, alone', async () => {
  const { job, log } = recorder();
  await schedule([job('big', 2), job('small', 1)], { ...options, cores: 1 });
  expect(log).toEqual(['big', 'small']);
});

it('says so instead of waiting for ever when jobs wait for each other', async () => {
  const { job } = recorder();
  await expect(schedule([job('a', 1, ['b']), job('b', 1, ['a'])], options)).rejects.toThrow('a, b');
});
