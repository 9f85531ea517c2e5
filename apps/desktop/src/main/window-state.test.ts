import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepWindowState, restoreWindowState } from './window-state.ts';

const laptop = { x: 0, y: 0, width: 1440, height: 860 };
const office = { x: 1440, y: 0, width: 2560, height: 1400 };

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'window-'));
  path = join(folder, 'deep', 'window.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first window is centred and no larger than the screen', () => {
  expect(restoreWindowState(path, [laptop]).bounds).toEqual({ x: 80, y: 0, width: 1280, height: 860 });
  expect(restoreWindowState(path, [{ x: 0, y: 0, width: 800, height: 600 }]).bounds).toEqual({
    x: 0,
    y: 0,
    width: 800,
    height: 600,
  });
  expect(restoreWindowState(path, []).bounds.width).toBe(1280);
});

test('the next one is where the last one was', () => {
  const state = { bounds: { x: 1600, y: 100, width: 1000, height: 700 }, maximized: true };
  keepWindowState(path, state);
  expect(restoreWindowState(path, [laptop, office])).toEqual(state);
});

test('unless the screen it was on is no longer there', () => {
  keepWindowState(path, { bounds: { x: 1600, y: 100, width: 1000, height: 700 }, maximized: false });
  expect(restoreWindowState(path, [laptop]).bounds.x).toBe(80);
});

test('a file that makes no sense is not believed', () => {
  keepWindowState(path, { bounds: laptop, maximized: false });
  for (const text of ['', '{', '{"bounds":{"x":"left"}}', '{"bounds":{"x":0,"y":0,"width":0,"height":0},"maximized":false}']) {
    writeFileSync(path, text);
    expect(restoreWindowState(path, [laptop]).bounds).toEqual({ x: 80, y: 0, width: 1280, height: 860 });
  }
});
