import { describe, expect, test } from 'vitest';
import { checkProject, type ProjectTexts, parseBudget, projectTexts } from './project-form.ts';

const texts = (change: Partial<ProjectTexts> = {}): ProjectTexts => ({ ...projectTexts(null), name: 'Cell', ...change });

describe('budget', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['12500.5', 12500.5],
    ['$12,500.50', 12500.5],
    ['1,234,567', 1234567],
    ['-1', undefined],
    ['1.234', undefined],
    ['12,50', undefined],
    ['1e5', undefined],
    ['ten', undefined],
    ['1.', undefined],
  ])('%j is %j', (text, amount) => {
    expect(parseBudget(text)).toBe(amount);
  });

  test.each([
    ['-1', 'The budget must not be negative'],
    ['1.234', 'Enter an amount in dollars, like 12500 or 12500.50'],
  ])('%j is refused at the field', (budget, problem) => {
    expect(checkProject(texts({ budget }))).toEqual({ problems: { budget: problem } });
  });
});

test('a new project is in planning, and empty optional fields are null', () => {
  expect(checkProject(texts())).toEqual({
    draft: { name: 'Cell', status: 'planning', description: null, clientId: null, budget: null, startDate: null, endDate: null },
  });
});

test('the name is required', () => {
  expect(checkProject(texts({ name: '  ' }))).toEqual({ problems: { name: 'Enter the project name' } });
});

test('the end must not lie before the start; the same day is fine', () => {
  expect(checkProject(texts({ startDate: '2026-12-02', endDate: '2026-12-01' }))).toEqual({
    problems: { endDate: 'The end date must not be before the start date' },
  });
  expect(checkProject(texts({ startDate: '2026-12-02', endDate: '2026-12-02' }))).toHaveProperty('draft');
});
