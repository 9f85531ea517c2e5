import { equal, thrown } from '../../_test/expect.ts';
import { Refusal } from '../http/answer.ts';
import { callableNumber } from './phone.ts';

Deno.test('numbers are stored in international form', () => {
  equal(callableNumber('+1 (503) 555-0142'), '+15035550142');
  equal(callableNumber('503 555 0142'), '+15035550142');
  equal(callableNumber('+49 30 901820'), '+4930901820');
});

Deno.test('no number, a number of no country and a costly number are refused', () => {
  for (const text of ['hello', '+1', '+999 123 456', '+1 900 555 0142', '+1 503 555 0142 call me', '']) {
    const error = thrown(() => callableNumber(text));
    equal(error instanceof Refusal && error.status, 400);
  }
});
