import fc from 'fast-check';

/** Texts that have broken forms before: control characters, header and markup injection, SQL, templates, direction marks, lone surrogates. */
const nasty = fc.constantFrom(
  'a\r\nBcc: victim@evil.example',
  'a\nSubject: owned',
  '\u0000',
  'x\u0000y',
  '\u001b[31m',
  '\u2028\u2029',
  '\u202eexe.txt',
  '\ud800',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table contact_submissions; --",
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '%0d%0aBcc:%20x@evil.example',
  '=?utf-8?q?=0d=0aBcc:_x@evil.example?=',
  '=cmd|calc!A1',
  '\r\n.\r\nMAIL FROM:<x@evil.example>\r\n',
  '🤖'.repeat(60),
  'ﷺ'.repeat(70),
  'Z̸͍̑a̴̛͕l̸̰̈g̷̣̈́ỏ̵̱',
  '\\',
  '',
  ' ',
);
const text = fc.oneof(
  { weight: 4, arbitrary: nasty },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'é', '💥', '<b>'), fc.integer({ min: 1, max: 30_000 }))
      .map(([piece, times]) => piece.repeat(times)),
  },
);
const mangled = (good: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: fc.tuple(good, nasty).map(([start, end]) => start + end) });

const anything = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2, withNullPrototype: false }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[[[[[]]]]]], { toString: 'x' }, { $ne: null }) },
);

let serial = 0;
/** A valid address of its own, so that limits a person are not what is tested. */
const goodEmail = fc.constant(null).map(() => {
  serial += 1;
  return `fuzz-${process.pid}-${serial}@visitor.example`;
});
const goodName = fc.oneof(
  fc.constant('Ada Lovelace'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom('<b>Ada</b>', 'A "quoted" <name@x.example>, B', 'Ünï çødé', '🤖 Robot'),
);

/** For each function, what its fields hold when they are right. */
const fields: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
  'send-contact-email': {
    name: goodName,
    email: goodEmail,
    phone: fc.constantFrom(null, '', '+1 503 555 0100'),
    message: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), nasty),
  },
  'send-demo-request': {
    name: goodName,
    company: goodName,
    email: goodEmail,
    phone: fc.constantFrom(null, '', '+1 503 555 0100'),
    preferredDate: fc.constantFrom(null, 'Monday, November 23, 2026', 'someday'),
    preferredTime: fc.constantFrom(null, '9:30 AM PT', 'noon'),
  },
  'connect-call': {
    name: goodName,
    phone: fc.integer({ min: 100, max: 199 }).map((last) => `+1 503 555 0${last}`),
    timing: fc.constant('now'),
  },
  'send-newsletter-verification': {
    email: mangled(goodEmail),
    source: fc.constantFrom('blog', 'cnc-configurator', 'welding-configurator'),
  },
  'newsletter-confirm': { token: fc.oneof(fc.string({ maxLength: 60 }), fc.base64String({ minLength: 40, maxLength: 44 })) },
  'newsletter-unsubscribe': { token: fc.oneof(fc.string({ maxLength: 60 }), fc.base64String({ minLength: 40, maxLength: 44 })) },
};

export const functionNames = Object.keys(fields);

const guard = {
  idempotencyKey: fc.oneof(fc.uuid(), fc.constant('not a key')),
  website: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, nasty),
  filledInMs: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 3_000, max: 90_000 }) },
    fc.constantFrom(-1, 0.5, 0, 1e12, '9000'),
  ),
};

/** Bodies from almost right to nothing at all like it, as the text that is sent. */
export const bodiesOf = (name: string): fc.Arbitrary<string> => {
  const right = fc.record(fields[name] ?? {});
  const names = Object.keys(fields[name] ?? {});
  const oneWrong = fc
    .tuple(right, fc.constantFrom(...names), anything)
    .map(([body, field, value]) => ({ ...body, [field]: value }));
  const guarded = fc.tuple(right, fc.record(guard, { requiredKeys: [] })).map(([body, more]) => ({ ...body, ...more }));
  const extended = fc
    .tuple(right, fc.constantFrom('__proto__', 'constructor', 'id', 'email_sent', 'quarantined_at', '', 'Name'), anything)
    .map(([body, field, value]) => Object.defineProperty({ ...body }, field, { value, enumerable: true }));
  const missing = fc
    .tuple(right, fc.constantFrom(...names))
    .map(([body, field]) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== field)));
  const deep = fc.integer({ min: 10, max: 5_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
  const json = (arbitrary: fc.Arbitrary<unknown>) =>
    arbitrary.map(
      (value) => JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? 'null',
    );
  return fc.oneof(
    { weight: 3, arbitrary: json(right) },
    { weight: 6, arbitrary: json(oneWrong) },
    { weight: 3, arbitrary: json(guarded) },
    { weight: 2, arbitrary: json(extended) },
    { weight: 1, arbitrary: json(missing) },
    { weight: 1, arbitrary: json(fc.anything({ maxDepth: 3 })) },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: fc.tuple(json(right), fc.nat(200)).map(([body, end]) => body.slice(0, end)) },
  );
};
