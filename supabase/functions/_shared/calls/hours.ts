import { isOpen, nextOpening } from '@millrace/core/schedule';
import type { Settings } from '../settings.ts';

type Hours = Pick<Settings, 'CALL_HOURS'>;

/** When a visitor who asks at `now` is called: at once while we may call, else at the next opening. */
export const callDueAt = (now: Date, { CALL_HOURS }: Hours): Date => (CALL_HOURS === 'any' ? now : nextOpening(now));

/**
 * Whether anyone may be called at `now`. Asked again when a call is placed: a second attempt, or a request that an admin took out of
 * quarantine in the evening, must not ring at night.
 */
export const mayCall = (now: Date, { CALL_HOURS }: Hours): boolean => CALL_HOURS === 'any' || isOpen(now);
