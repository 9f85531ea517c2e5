import { z } from 'zod';
import { callDatabase } from './rpc.ts';

const dueCallSchema = z.object({ id: z.string(), name: z.string(), phone: z.string(), attempts: z.number(), lease: z.string() });
/** A call taken for dialling; `attempts` includes this one. */
export type DueCall = z.infer<typeof dueCallSchema>;

export type CallResult = {
  id: string;
  lease: string;
  outcome: 'calling' | 'retry' | 'failed';
  provider_id?: string | null;
  error?: string;
  delay_ms?: number;
};

/** The call requests as a dispatcher sees them. */
export interface CallQueue {
  claim(size: number): Promise<DueCall[]>;
  settle(result: CallResult): Promise<void>;
}

export const databaseCallQueue = (leaseSeconds: number): CallQueue => ({
  claim: async (size) =>
    z.array(dueCallSchema).parse(await callDatabase('calls_claim', { request: { size, lease_seconds: leaseSeconds } })),
  settle: async (result) => {
    await callDatabase('calls_settle', { request: result });
  },
});
