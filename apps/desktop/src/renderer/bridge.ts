import { AppError } from '@millrace/core/errors';
import type { Bridge, Reply } from '../ipc/bridge.ts';
import { channels } from '../ipc/channels.ts';

/** What the preload exposes: functions by area that answer an answer or an error as data. */
export type RawBridge = Record<string, Record<string, (...args: unknown[]) => Promise<Reply>>> & { on: Bridge['on'] };

const unwrap = async (reply: Promise<Reply>): Promise<unknown> => {
  const answer = await reply;
  if (answer.ok) return answer.value;
  throw new AppError(answer.error);
};

/** The preload's functions as typed ones that throw AppError. */
export const connectBridge = (raw: RawBridge): Bridge => {
  const areas = Object.entries(channels).map(([area, methods]) => [
    area,
    Object.fromEntries(
      methods.map((method) => [
        method,
        (...args: unknown[]) => {
          const call = raw[area]?.[method];
          if (!call)
            throw new AppError({ code: 'unexpected', message: 'The application is incomplete', details: `${area}.${method}` });
          return unwrap(call(...args));
        },
      ]),
    ),
  ]);
  return { ...Object.fromEntries(areas), on: raw.on } as Bridge;
};
