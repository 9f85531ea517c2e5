/** What every request handler knows besides the request. */
export interface RequestFacts {
  /** The client's address as its socket has it. */
  address: string;
}

export type ServerEnv = { Bindings: RequestFacts };
