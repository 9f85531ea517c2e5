import { contactPayload } from '@millrace/core/intake';
import { equal, thrown, truth } from '../../_test/expect.ts';
import { Refusal } from '../http/answer.ts';
import { digestOf, submissionOf, suspicionOf } from './submission.ts';

const parse = submissionOf(contactPayload);
const payload = { name: ' Ada ', email: 'ada@visitor.example', phone: '', message: 'Hello' };
const guard = { idempotencyKey: '00000000-0000-4000-8000-000000000001', website: '', filledInMs: 9_000 };

Deno.test('payload and guard are told apart; the payload is cleaned as the specification asks', () => {
  const submission = parse({ ...payload, ...guard });
  equal(submission.payload, { name: 'Ada', email: 'ada@visitor.example', phone: null, message: 'Hello' });
  equal(submission.guard.idempotencyKey, guard.idempotencyKey);
});

Deno.test('R16 an unknown field is refused without repeating it', () => {
  const error = thrown(() => parse({ ...payload, '<b>evil</b>': 1 }));
  truth(error instanceof Refusal);
  equal([error.status, error.body.details], [400, 'Unknown field in the request']);
});

Deno.test('R15 a filled honeypot and a filling time that no person manages are suspicious; a missing guard is not', () => {
  equal(suspicionOf(guard), null);
  equal(suspicionOf({}), null);
  equal(suspicionOf({ ...guard, website: 'x' }), 'honeypot');
  equal(suspicionOf({ ...guard, filledInMs: 1_999 }), 'filled-too-fast');
  equal(suspicionOf({ ...guard, filledInMs: 2_000 }), null);
});

Deno.test('R12 the digest of a payload does not depend on the order of its fields', async () => {
  equal(await digestOf({ a: 1, b: null }), await digestOf({ b: null, a: 1 }));
  truth((await digestOf({ a: 1 })) !== (await digestOf({ a: 2 })));
});
