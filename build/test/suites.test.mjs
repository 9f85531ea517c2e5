import { describe, expect, it } from 'vitest';
import { root, run } from '../process.mjs';
import { chosen, suites, vitestProjects } from './suites.mjs';

const names = (/** @type {string[]} */ wanted) => chosen(wanted).map(({ name }) => name);

describe('chosen', () => {
  it('is everything when nothing is named', () => expect(chosen([])).toEqual(suites));
  it('adds what a suite needs, before it', () => expect(names(['desktop'])).toEqual(['web', 'console', 'desktop']));
  it('keeps the order of the whole', () => expect(names(['unit', 'lint'])).toEqual(['lint', 'unit']));
  it('refuses a name that is none', () => expect(() => chosen(['unti'])).toThrow('no such suite: unti'));
});

it('calls every suite by a name of its own', () => {
  expect(new Set(suites.map(({ name }) => name)).size).toBe(suites.length);
});

it('leaves no project of Vitest out', async () => {
  const { default: config } = await import('../../vitest.config.ts');
  const projects = config.test?.projects?.map(
    (project) => typeof project === 'object' && 'test' in project && project.test?.name,
  );
  expect(Object.values(vitestProjects).flat().sort()).toEqual(projects?.sort());
});

it('ends with the sum and exit code 1 when something failed', async () => {
  const { code, output } = await run(process.execPath, ['build/test.mjs', 'unti'], { cwd: root });
  expect(code).toBe(1);
  expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed, 0 skipped');
});
