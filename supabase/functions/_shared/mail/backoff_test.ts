import { equal } from '../../_test/expect.ts';
import { pauseAfter } from './backoff.ts';

const backoff = { baseMs: 1_000, maxMs: 60_000 };

Deno.test('R13 the pause doubles with each failure up to a limit; half of it is chance', () => {
  equal(
    [1, 2, 3, 4].map((failures) => pauseAfter(failures, backoff, 1)),
    [1_000, 2_000, 4_000, 8_000],
  );
  equal(
    [1, 2, 3, 4].map((failures) => pauseAfter(failures, backoff, 0)),
    [500, 1_000, 2_000, 4_000],
  );
  equal(pauseAfter(40, backoff, 1), 60_000);
  equal(pauseAfter(2_000, backoff, 1), 60_000);
});

Deno.test('R13 what the provider asks for is waited at least', () => {
  equal(pauseAfter(1, backoff, 0, 9_000), 9_000);
  equal(pauseAfter(6, backoff, 1, 9_000), 32_000);
});
