/** Words about the desktop console's copy of the data on this machine. */
export const offlineMessages = {
  /** The quiet indicator. `time` is already in the person's own format. */
  live: 'Live',
  cached: (time: string) => `Cached, as of ${time}`,
  offline: (time: string) => `Offline since ${time}`,
  /** Before the first answer of the server, with nothing on this computer yet. */
  connecting: 'Connecting',
  /** Beside an action that needs the server. */
  cannotWrite: 'Not available offline: the server cannot be reached.',

  /** R26: what happened to a damaged copy. */
  recovered: 'The copy of the data on this computer was damaged. It was set aside and is being fetched from the server again.',
  /** R25: an older program meets a file of a newer one. */
  newerCache: 'The data on this computer was saved by a newer version of this program. Update the program to use it offline.',
  migrationFailed: 'The data on this computer could not be brought up to date. Nothing was lost; it can still be read online.',
  /** The server speaks of a kind of row in a way that this version does not understand. */
  unreadable: 'The server sent data that this version cannot read. Update the program.',
  closed: 'The data on this computer is no longer available. Please sign in again.',
} as const;
