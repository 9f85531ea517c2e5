import { describe, expect, it } from 'vitest';
import { fromJunit, fromPlaywright, fromVitest, inWords, settle, sum } from './counts.mjs';

describe('settle', () => {
  const report = { passed: 3, failed: 0, skipped: 1 };
  it('believes a report that fits the exit code', () => expect(settle(0, report)).toEqual(report));
  it('keeps failures as reported', () => expect(settle(1, { ...report, failed: 2 }).failed).toBe(2));
  it('counts a crash after the tests as a failure', () => expect(settle(1, report).failed).toBe(1));
  it('counts a runner without a report as a failure', () => expect(settle(0, undefined).failed).toBe(1));
  it('counts a runner that ran nothing as a failure', () =>
    expect(settle(0, { passed: 0, failed: 0, skipped: 0 }).failed).toBe(1));
});

it('adds the runners up and says it in one line', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 5, failed: 1, skipped: 0 },
  ]);
  expect(inWords(total)).toBe('7 passed, 1 failed, 1 skipped');
});

describe('fromVitest', () => {
  const totals = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  it('counts a file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(fromVitest(JSON.stringify({ ...totals, testResults }))).toEqual({ passed: 4, failed: 2, skipped: 3 });
  });
});

describe('fromPlaywright', () => {
  it('counts flaky tests and errors outside of tests as failures', () => {
    const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 2 };
    expect(fromPlaywright(JSON.stringify({ stats, errors: [{ message: 'setup threw' }] }))).toEqual({
      passed: 9,
      failed: 3,
      skipped: 2,
    });
  });
});

describe('fromJunit', () => {
  it('reads the totals of Deno', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="deno test" tests="4" failures="1" errors="0" time="0.1">
  <testsuite name="./a_test.ts" tests="4" disabled="0" errors="0" failures="1">
    <testcase name="one"/><testcase name="two"><skipped/></testcase>
  </testsuite>
</testsuites>`;
    expect(fromJunit(text)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  });
  it('refuses a report that was cut off', () => expect(() => fromJunit('<?xml version="1.0"?>')).toThrow());
});
