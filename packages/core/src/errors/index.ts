export { AppError, type AppErrorCode, type AppErrorShape, isAppError } from './app-error.ts';
export { appErrorShape, toAppError } from './app-error-shape.ts';
