import { equal, matches, truth } from '../../_test/expect.ts';
import { demoCalendar, foldLine, pacificMoment, parseLongDate, parseSlot } from './calendar.ts';

const slot = (preferredDate: string | null, preferredTime: string | null) =>
  demoCalendar({ uid: 'demo-1@millrace.example', storedAt: new Date('2026-11-21T10:00:00.123Z'), preferredDate, preferredTime });

Deno.test('a slot is written in UTC, in winter and in summer time', () => {
  const winter = slot('Monday, November 23, 2026', '9:30 AM PT') ?? '';
  matches(winter, /\r\nDTSTART:20261123T173000Z\r\nDTEND:20261123T180000Z\r\n/);
  matches(winter, /\r\nDTSTAMP:20261121T100000Z\r\n/);
  matches(slot('Wednesday, July 1, 2026', '5:00 PM PT') ?? '', /\r\nDTSTART:20260702T000000Z\r\n/);
});

Deno.test('a date without a time is a whole day; without a date there is no entry', () => {
  matches(slot('Thursday, December 31, 2026', null) ?? '', /DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n/);
  equal(slot(null, '9:30 AM PT'), null);
  equal(slot('tomorrow', '9:30 AM PT'), null);
});

Deno.test('dates and times are read as the form writes them, and nothing else', () => {
  equal(parseLongDate('Monday, November 23, 2026'), { year: 2026, month: 11, day: 23 });
  for (const text of [
    'Monday, November 31, 2026',
    'Monday, Brumaire 2, 2026',
    '2026-11-23',
    'Monday, November 23, 2026\r\nX',
    '',
  ])
    equal(parseLongDate(text), null);
  equal([parseSlot('12:00 PM PT'), parseSlot('12:30 AM PT'), parseSlot('9:00 AM PT')], [720, 30, 540]);
  for (const text of ['13:00 PM PT', '9:60 AM PT', '9:00 AM', '9:00 AM PT; evil', '']) equal(parseSlot(text), null);
});

Deno.test('the hour that a clock change skips or repeats still is a moment of that day', () => {
  equal(pacificMoment({ year: 2026, month: 3, day: 8 }, 180).toISOString(), '2026-03-08T10:00:00.000Z');
  equal(pacificMoment({ year: 2026, month: 11, day: 1 }, 180).toISOString(), '2026-11-01T11:00:00.000Z');
});

Deno.test('lines are folded at 75 bytes without tearing a character', () => {
  const folded = foldLine(`DESCRIPTION:${'ü€😀'.repeat(40)}`);
  const encoder = new TextEncoder();
  for (const line of folded.split('\r\n')) truth(encoder.encode(line).byteLength <= 75);
  equal(folded.replace(/\r\n /g, ''), `DESCRIPTION:${'ü€😀'.repeat(40)}`);
});
