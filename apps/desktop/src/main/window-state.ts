import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const rectangle = z.object({ x: z.number(), y: z.number(), width: z.number().min(1), height: z.number().min(1) });
export type Rectangle = z.infer<typeof rectangle>;
const stateSchema = z.object({ bounds: rectangle, maximized: z.boolean() });
export type WindowState = z.infer<typeof stateSchema>;

export const SMALLEST_WINDOW = { width: 720, height: 520 };
const FIRST_WINDOW = { width: 1280, height: 860 };

const overlap = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/**
 * Where the window was last time, if most of it would still be visible: a second screen may have been left at the office.
 * @param workAreas of the displays that are there now, the main one first
 */
export const restoreWindowState = (path: string, workAreas: Rectangle[]): WindowState => {
  const main = workAreas[0] ?? { x: 0, y: 0, ...FIRST_WINDOW };
  const width = Math.min(FIRST_WINDOW.width, main.width);
  const height = Math.min(FIRST_WINDOW.height, main.height);
  const centred: WindowState = {
    bounds: {
      x: Math.round(main.x + (main.width - width) / 2),
      y: Math.round(main.y + (main.height - height) / 2),
      width,
      height,
    },
    maximized: false,
  };
  try {
    const kept = stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    const visible = Math.max(...workAreas.map((area) => overlap(area, kept.bounds)));
    return visible >= (kept.bounds.width * kept.bounds.height) / 2 ? kept : centred;
  } catch {
    return centred;
  }
};

export const keepWindowState = (path: string, state: WindowState): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(state));
  renameSync(`${path}.new`, path);
};
