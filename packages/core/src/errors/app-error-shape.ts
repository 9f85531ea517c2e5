import { z } from 'zod';
import { AppError, type AppErrorShape, appErrorCodes, isAppError } from './app-error.ts';

/** The shape by which an error that crossed a boundary is recognised. Apart from the class, so that throwing one needs no zod. */
export const appErrorShape: z.ZodType<AppErrorShape> = z.object({
  code: z.enum(appErrorCodes),
  message: z.string(),
  details: z.string().optional(),
  hint: z.string().optional(),
});

/** Any thrown value as an AppError; what is no AppError becomes `unexpected` with its words in `details`. */
export const toAppError = (error: unknown, message = 'An unexpected error occurred'): AppError => {
  if (isAppError(error)) return error;
  const shape = appErrorShape.safeParse(error);
  if (shape.success) return new AppError(shape.data);
  return new AppError(
    { code: 'unexpected', message, details: error instanceof Error ? error.message : String(error) },
    { cause: error },
  );
};
