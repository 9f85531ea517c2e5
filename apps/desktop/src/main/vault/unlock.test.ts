import { describe, expect, test } from 'vitest';
import { memoryFile } from './sealed-file.ts';
import { unlockRecord } from './unlock.ts';

const who = { userId: '7b6a1b52-5f0e-4a58-9d4d-0c9f2a1f0001', email: 'a@b.example', fullName: null };
const START = new Date('2026-11-01T08:00:00.000Z');
const after = (days: number, hours = 0) => new Date(START.getTime() + (days * 24 + hours) * 3_600_000);

describe('the record that opens the console offline', () => {
  test('is valid for the configured days and not a moment longer', () => {
    const record = unlockRecord(memoryFile(), 14);
    expect(record.valid(START)).toBeNull();
    record.confirm(who, START);
    expect(record.valid(after(13, 23))).toMatchObject(who);
    expect(record.valid(after(14))).toMatchObject(who);
    expect(record.valid(after(14, 1))).toBeNull();
    expect(record.last()).toMatchObject(who);
  });

  test('a clock put back buys no days', () => {
    const record = unlockRecord(memoryFile(), 14);
    record.confirm(who, START);
    expect(record.valid(after(13))).not.toBeNull();
    // A start "earlier": the latest moment seen counts.
    expect(record.valid(after(1))).not.toBeNull();
    expect(record.last()?.lastSeenAt).toBe(after(13).toISOString());
    expect(record.valid(after(15))).toBeNull();
    expect(record.valid(after(2))).toBeNull();
    const seen = unlockRecord(memoryFile(), 1);
    seen.confirm(who, START);
    expect(seen.valid(after(0, 23))).not.toBeNull();
    expect(seen.valid(after(-400))).not.toBeNull();
    expect(seen.valid(after(1, 1))).toBeNull();
  });

  test('a clock put back after the days were over does not open it again', () => {
    const record = unlockRecord(memoryFile(), 14);
    record.confirm(who, START);
    expect(record.valid(after(20))).toBeNull();
    expect(record.valid(after(3))).toBeNull();
  });

  test('counts from the last confirmation; a cleared or unreadable one opens nothing', () => {
    const file = memoryFile();
    const record = unlockRecord(file, 1);
    record.confirm(who, START);
    record.confirm(who, after(5));
    expect(record.valid(after(5, 20))).not.toBeNull();
    file.write('{"userId":"nobody"}');
    expect(record.valid(START)).toBeNull();
    record.confirm(who, START);
    record.clear();
    expect(record.last()).toBeNull();
  });
});
