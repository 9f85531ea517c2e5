import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSchedule } from './schedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs a job at once, then after each pause, a failure included, until it is stopped', async () => {
  const call = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
  const schedule = startSchedule([{ name: 'deliver-mail', every: 5000 }], call);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call.mock.calls).toEqual([['deliver-mail'], ['deliver-mail'], ['deliver-mail']]);
  schedule.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(3);
});

it('never runs a job twice at the same moment', async () => {
  const call = vi.fn(() => new Promise(() => undefined));
  const schedule = startSchedule([{ name: 'purge', every: 1000 }], call);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  schedule.stop();
});
