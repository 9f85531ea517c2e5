import { describe, expect, it } from 'vitest';
import { AppError, toAppError } from './index.ts';

describe('AppError', () => {
  it('survives a boundary as plain data', () => {
    const error = new AppError({ code: 'conflict', message: 'Taken', hint: 'Choose another' });
    const copy = toAppError(JSON.parse(JSON.stringify(error)));
    expect(copy).toBeInstanceOf(AppError);
    expect(copy.toJSON()).toEqual({ code: 'conflict', message: 'Taken', hint: 'Choose another' });
  });

  it('hides the words of an unknown error in its details', () => {
    const error = toAppError(new TypeError('x is undefined'));
    expect(error).toMatchObject({ code: 'unexpected', message: 'An unexpected error occurred', details: 'x is undefined' });
  });
});
