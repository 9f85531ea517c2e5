import { z } from 'zod';

/** The four ways in which a visitor leaves a trace, as the intake names them. */
export const leadKinds = ['contact', 'demo', 'call', 'newsletter'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadFilterSchema = z.object({ quarantined: z.boolean().default(false) });
export type LeadFilter = z.infer<typeof leadFilterSchema>;
