import { HtmlValidate } from 'html-validate';
import { expect, test } from '../fixtures/test.ts';
import { publicPaths } from './site.ts';

/** The standard's own rules; those off are matters of taste, or of React's serialisation. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    'doctype-style': 'off', // lower case, as React and Vite write it
    'void-style': 'off', // <br/> is React's
    'attribute-boolean-style': 'off', // disabled="" is React's
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off', // of article figures
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'no-inline-style': 'off',
    'require-sri': 'off', // everything is served from here
  },
});

for (const path of [...publicPaths, '/no/such/page', '/login']) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const report = await validator.validateString(await (await request.get(path)).text(), path);
    const findings = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    );
    expect(findings).toEqual([]);
  });
}
