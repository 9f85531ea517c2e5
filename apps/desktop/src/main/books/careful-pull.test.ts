import { AppError, type AppErrorCode } from '@millrace/core/errors';
import type { PullAnswer } from '@millrace/data/contracts';
import { expect, test, vi } from 'vitest';
import { carefulPull } from './careful-pull.ts';

const query = { epoch: null, mark: null, cursor: null, size: 10 };
const account = () => ({ doubted: vi.fn(), confirmed: vi.fn() });

test('an answer confirms the account', async () => {
  const own = account();
  const answer = { epoch: 'e' } as PullAnswer;
  expect(
    await carefulPull(
      async () => answer,
      () => own,
    )(query),
  ).toBe(answer);
  expect(own.confirmed).toHaveBeenCalled();
});

test.each<AppErrorCode>(['forbidden', 'unauthorised'])('%s wipes nothing by itself: it has the account checked', async (code) => {
  const own = account();
  const pull = carefulPull(
    async () => Promise.reject(new AppError({ code, message: 'Admins only' })),
    () => own,
  );
  await expect(pull(query)).rejects.toMatchObject({ code: 'unavailable' });
  expect([own.doubted.mock.calls.length, own.confirmed.mock.calls.length]).toEqual([1, 0]);
});

test('an outage is passed on as it is', async () => {
  const own = account();
  const pull = carefulPull(
    async () => Promise.reject(new AppError({ code: 'offline', message: 'fetch failed' })),
    () => own,
  );
  await expect(pull(query)).rejects.toMatchObject({ code: 'offline' });
  expect(own.doubted).not.toHaveBeenCalled();
});
