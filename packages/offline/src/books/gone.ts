import { AppError } from '@millrace/core/errors';

export const gone = (what: string): AppError => new AppError({ code: 'not-found', message: `This ${what} no longer exists` });
