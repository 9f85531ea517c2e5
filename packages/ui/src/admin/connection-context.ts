import { createContext, useContext } from 'react';

/** The state of the data on screen. On the web it is always live; the desktop edition also reads from its cache. */
export type Connection = {
  state: 'live' | 'cached' | 'offline';
  /** When the cache was last in step with the server (ISO 8601, UTC). */
  since?: string;
  canWrite: boolean;
  /** Why nothing can be written now, in words for a person. */
  reason?: string;
  refresh(): void;
};

const live: Connection = { state: 'live', canWrite: true, refresh() {} };

const ConnectionContext = createContext<Connection>(live);

export const ConnectionProvider = ConnectionContext.Provider;
export const useConnection = (): Connection => useContext(ConnectionContext);
