import { describe, expect, it } from 'vitest';
import { clientLabel, projectDraftSchema, projectStatusLabel } from './index.ts';

describe('projectDraftSchema (specification, section 5)', () => {
  it('starts in planning and stores empty optional fields as null', () => {
    expect(projectDraftSchema.parse({ name: ' Lathe cell ', description: ' ' })).toEqual({
      name: 'Lathe cell',
      status: 'planning',
      description: null,
      clientId: null,
      budget: null,
      startDate: null,
      endDate: null,
    });
  });

  it.each([
    { name: ' ' },
    { budget: -1 },
    { budget: 10.005 },
    { budget: 'ten' },
    { startDate: '2026-02-30' },
    { startDate: '2026-05-02', endDate: '2026-05-01' },
  ])('refuses %j', (change) => {
    expect(projectDraftSchema.safeParse({ name: 'Lathe cell', ...change }).success).toBe(false);
  });

  it.each([0, 0.01, 1.1, 129_999.99, 999_999_999_999.99])('takes a budget of %d dollars', (budget) => {
    expect(projectDraftSchema.parse({ name: 'Lathe cell', budget }).budget).toBe(budget);
  });

  it('takes a project that ends on the day it starts', () => {
    expect(projectDraftSchema.safeParse({ name: 'Demo', startDate: '2026-05-02', endDate: '2026-05-02' }).success).toBe(true);
  });
});

describe('labels (specification, section 2)', () => {
  it('names the client by full name, else e-mail, else Unknown Client', () => {
    const id = '5f0c2f6e-6f0e-4a55-9a3f-1d7c0e9b8a10';
    expect(clientLabel({ id, fullName: 'Ada', email: 'ada@shop.example' })).toBe('Ada');
    expect(clientLabel({ id, fullName: '', email: 'ada@shop.example' })).toBe('ada@shop.example');
    expect(clientLabel(null)).toBe('Unknown Client');
  });

  it('shows a status without its underscore', () => {
    expect(projectStatusLabel('in_progress')).toBe('in progress');
  });
});
