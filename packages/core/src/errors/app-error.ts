/** Stable codes; a screen decides by them, never by words. */
export const appErrorCodes = [
  'offline', // neither network nor cache could answer
  'timeout',
  'unavailable', // the server answered 502, 503, 504
  'unauthorised', // no session, or it has ended
  'forbidden', // a session, but not allowed
  'not-found',
  'conflict', // a unique value or a state stands in the way
  'invalid', // the input was refused
  'rate-limited',
  'unexpected',
] as const;
export type AppErrorCode = (typeof appErrorCodes)[number];

/** An error as data: crosses IPC and HTTP unchanged. */
export type AppErrorShape = { code: AppErrorCode; message: string; details?: string | undefined; hint?: string | undefined };

/** What every repository throws. `message` may be shown to a person; `details` is for logs. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly details: string | undefined;
  readonly hint: string | undefined;

  constructor(shape: AppErrorShape, options?: ErrorOptions) {
    super(shape.message, options);
    this.code = shape.code;
    this.details = shape.details;
    this.hint = shape.hint;
  }

  toJSON(): AppErrorShape {
    return {
      code: this.code,
      message: this.message,
      ...(this.details === undefined ? {} : { details: this.details }),
      ...(this.hint === undefined ? {} : { hint: this.hint }),
    };
  }
}

export const isAppError = (error: unknown): error is AppError => error instanceof AppError;
