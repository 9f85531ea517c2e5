import { describe, expect, it } from 'vitest';
import { refuseWrite } from './rest-guard.ts';

const encode = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const json = 'application/json';
const rows = (count: number, row: object = { name: 'x' }) => encode(Array.from({ length: count }, () => row));
const wide = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`column_${index}`, index]));

describe('the guard before the engine', () => {
  it('lets through what the engine can take', () => {
    expect(refuseWrite('POST', json, rows(1000))).toBeUndefined();
    expect(refuseWrite('POST', 'application/json; charset=utf-8', rows(1))).toBeUndefined();
    expect(refuseWrite('PATCH', null, encode({ name: 'x' }))).toBeUndefined();
    expect(refuseWrite('POST', json, new Uint8Array())).toBeUndefined();
    expect(refuseWrite('GET', null, new Uint8Array())).toBeUndefined();
  });

  it('leaves malformed JSON to the REST layer', () => {
    expect(refuseWrite('POST', json, encode('[{'))).toBeUndefined();
  });

  it('refuses more than 1,000 rows with an error in PostgREST form', async () => {
    const answer = refuseWrite('POST', json, rows(1001));
    expect(answer?.status).toBe(413);
    await expect(answer?.json()).resolves.toEqual({
      code: 'TOO_MANY_ROWS',
      message: '1001 rows in one request; at most 1000 are accepted.',
      details: null,
      hint: 'Send them in several requests.',
    });
  });

  it.each([
    ['many wide rows', rows(900, wide)],
    ['one row of very many columns', encode(Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`c${index}`, 1])))],
    ['rows that differ in their columns', encode(Array.from({ length: 400 }, (_, index) => ({ [`c${index}`]: 1 })))],
  ])('refuses more values than the engine can number: %s', (_name, body) => {
    expect(refuseWrite('POST', json, body)?.status).toBe(413);
  });

  it('refuses bodies whose rows it cannot count', () => {
    expect(refuseWrite('POST', 'text/csv', encode('name\nx\n'))?.status).toBe(415);
    expect(refuseWrite('POST', 'application/x-www-form-urlencoded', encode('name=x'))?.status).toBe(415);
  });
});
