import type { AppError } from '@millrace/core/errors';

/** The request got no real answer: there is no server message to show. */
export const isOutage = ({ code }: AppError): boolean => code === 'offline' || code === 'timeout' || code === 'unavailable';
