import { test } from '../fixtures/test.ts';

/** The phone and the desktop that every flow is tried on. */
export const sizes = [
  { name: 'phone', viewport: { width: 360, height: 740 }, hasTouch: true },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, hasTouch: false },
] as const;

/** Declares the same tests once per size. */
export const atEachSize = (declare: (size: (typeof sizes)[number]) => void) => {
  for (const size of sizes) {
    test.describe(`on a ${size.name}`, () => {
      test.use({ viewport: size.viewport, hasTouch: size.hasTouch });
      declare(size);
    });
  }
};
