import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), none);

/** @param {Counts} counts */
export const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * What a whole runner comes to. A runner that ended badly without naming a failed test has crashed, and one that ran nothing
 * was misconfigured: both count as a failure.
 * @param {number} code its exit code
 * @param {Counts | undefined} report what its report says, when it wrote one
 * @returns {Counts}
 */
export function settle(code, report) {
  if (!report) return { ...none, failed: 1 };
  const ran = report.passed + report.failed + report.skipped > 0;
  return (code !== 0 || !ran) && report.failed === 0 ? { ...report, failed: 1 } : report;
}

/**
 * @template T
 * @param {string} file
 * @param {(text: string) => T} parse
 * @returns {T | undefined} nothing when the report is missing or cut off
 */
export function readReport(file, parse) {
  try {
    return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Vitest's JSON report. A file that could not be loaded has no tests to fail: it counts as one.
 * @param {string} text
 * @returns {Counts}
 */
export function fromVitest(text) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults } = JSON.parse(text);
  const unloaded = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, skipped: numPendingTests + numTodoTests };
}

/**
 * Playwright's JSON report. Errors outside of any test (a setup that threw, a file that did not load) count as failures; so
 * does a test that passed only when it was tried again.
 * @param {string} text
 * @returns {Counts}
 */
export function fromPlaywright(text) {
  const { stats, errors = [] } = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * Deno's JUnit report: the totals are attributes of the first element.
 * @param {string} text
 * @returns {Counts}
 */
export function fromJunit(text) {
  const head = /<testsuites\b[^>]*>/.exec(text)?.[0];
  if (!head) throw new Error('no <testsuites> in the JUnit report');
  const attribute = (/** @type {string} */ name) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const failed = attribute('failures') + attribute('errors');
  const skipped = (text.match(/<skipped\b/g) ?? []).length;
  return { passed: attribute('tests') - failed - skipped, failed, skipped };
}
