import { AppError } from '@millrace/core/errors';
import { accountMessages } from '@millrace/core/messages';
import type { AdminRepositories } from '@millrace/data/contracts';
import type { BridgeApi, ConsoleApi } from '../ipc/bridge.ts';
import { channels } from '../ipc/channels.ts';

type Method = (...args: unknown[]) => Promise<unknown>;
type Area = keyof AdminRepositories;
const areas = ['clients', 'contacts', 'leads', 'mails', 'overview', 'projects'] as const satisfies readonly Area[];

/**
 * What the bridge answers: the console's own functions, and the books of whoever is signed in at the moment of the call.
 * @param books of that person; null when nobody is
 */
export const bridgeApi = (console: ConsoleApi, books: () => AdminRepositories | null): BridgeApi => {
  const delegates = areas.map((area) => {
    const methods = channels[area].map((method): [string, Method] => [
      method,
      async (...args) => {
        const open = books();
        if (!open) throw new AppError({ code: 'unauthorised', message: accountMessages.sessionEnded });
        return (open[area] as unknown as Record<string, Method>)[method]?.(...args);
      },
    ]);
    return [area, Object.fromEntries(methods)];
  });
  return { ...console, ...(Object.fromEntries(delegates) as AdminRepositories) };
};
