import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from '../../chromium.ts';

/** `simulate` is Lighthouse's own (a slow 4G line and a slow phone, computed), `devtools` is applied while the page loads. */
export type Throttling = 'simulate' | 'devtools';

/** Times in milliseconds, shift without a unit, scores from 0 to 100. */
export type Run = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scores: Record<string, number>;
};

/** One load of a page, mobile preset, in a browser of its own. @throws Error when Lighthouse saw no paint. */
const load = async (url: string, throttling: Throttling): Promise<Run> => {
  const chrome = await launch({
    chromePath: chromium.executablePath,
    chromeFlags: ['--headless=new', ...chromium.args],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      throttlingMethod: throttling,
      onlyCategories: throttling === 'simulate' ? ['performance', 'accessibility', 'best-practices', 'seo'] : ['performance'],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories } = result.lhr;
    const value = (audit: string) => {
      const measured = audits[audit]?.numericValue;
      if (measured === undefined) throw new Error(`Lighthouse measured no ${audit} of ${url}`);
      return measured;
    };
    return {
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    };
  } finally {
    chrome.kill();
  }
};

const ATTEMPTS = 3;

/** The same, asked again where a browser did not tell of its first paint, as happens once in a hundred starts. */
export const runLighthouse = async (url: string, throttling: Throttling): Promise<Run> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load(url, throttling);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`  ${url}: once more, ${error instanceof Error ? error.message : error}`);
    }
  }
};
