/** A call to be placed: to the visitor first, then connected with the company. */
export type Call = { id: string; name: string; phone: string };

/**
 * Why no call was placed.
 * - `temporary`: certainly not placed; worth another attempt.
 * - `doubtful`: perhaps placed; must not be tried again, because a visitor would be called twice.
 * - `refused`: the provider will never place it.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: 'temporary' | 'doubtful' | 'refused';
  constructor(kind: CallError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Hands calls to a telephone provider. */
export interface Telephony {
  /** Resolves once the provider has taken the call, with its id if it has one. @throws CallError */
  place(call: Call): Promise<{ providerId: string | null }>;
}
