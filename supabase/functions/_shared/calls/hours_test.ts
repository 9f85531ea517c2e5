import { equal } from '../../_test/expect.ts';
import { callDueAt, mayCall } from './hours.ts';

const business = { CALL_HOURS: 'business' } as const;
const any = { CALL_HOURS: 'any' } as const;
const monday9 = new Date('2026-11-23T17:00:00Z');
const monday18 = new Date('2026-11-24T02:00:00Z');
const saturday = new Date('2026-11-21T20:00:00Z');

Deno.test('in business hours a visitor is called at once, otherwise at the next opening', () => {
  equal(callDueAt(monday9, business), monday9);
  equal(callDueAt(monday18, business).toISOString(), '2026-11-24T16:00:00.000Z');
  equal(callDueAt(saturday, business).toISOString(), '2026-11-23T16:00:00.000Z');
  equal(callDueAt(saturday, any), saturday);
});

Deno.test('nobody is called outside business hours, however long the call has been due', () => {
  equal(
    [monday9, monday18, saturday].map((now) => mayCall(now, business)),
    [true, false, false],
  );
  equal(mayCall(saturday, any), true);
});
