import { describe, expect, it } from 'vitest';
import { matchesSearch } from './index.ts';

const fields = ['Ada Mill', 'ada@shop.example', null, 'Two LATHES, 100% uptime'];

describe('matchesSearch', () => {
  it.each(['', 'ada', 'LATHES', 'lathe uptime', '100%', 'mi', 'op.ex'])('finds %j', (search) => {
    expect(matchesSearch(fields, search)).toBe(true);
  });

  it.each(['ben', 'lathe downtime', '0%u', 'il', '%'])('does not find %j', (search) => {
    expect(matchesSearch(fields, search)).toBe(false);
  });
});
