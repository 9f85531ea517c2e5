import { describe, expect, it } from 'vitest';
import { hostedParsers } from './parsers.ts';

describe('values read as on hosted Supabase', () => {
  it.each([
    [1700, '12500.50', 12500.5],
    [1700, '0.00', 0],
    [1700, 'NaN', 'NaN'],
    [1184, '2026-11-21 05:40:57.768123+00', '2026-11-21T05:40:57.768123+00:00'],
    [1184, '2026-11-21 05:40:57+05:30', '2026-11-21T05:40:57+05:30'],
    [1184, 'infinity', 'infinity'],
    [1114, '2026-11-21 05:40:57', '2026-11-21T05:40:57'],
  ])('type %i: %s', (type, text, value) => {
    expect(hostedParsers[type]?.(text)).toBe(value);
  });
});
