import type { Session } from '@millrace/core/accounts';
import type { AppErrorShape } from '@millrace/core/errors';
import type { AdminRepositories } from '@millrace/data/contracts';

/** How current the data on screen are (the quiet indicator of the console). Instants are ISO 8601, UTC. */
export type SyncStatus = {
  /** `live`: in step with the server; `cached`: showing the cache while the server is asked; `offline`: no server. */
  state: 'live' | 'cached' | 'offline';
  /** When the cache last equalled the server; null before the first sync has ended. */
  asOf: string | null;
  /** Since when the server cannot be reached, in state `offline`. */
  offlineSince: string | null;
  /** The first sync, table by table; null when none is running. */
  progress: { table: string; done: number; total: number }[] | null;
  /** Something a person should know, such as a damaged cache that was rebuilt. */
  notice: string | null;
};

/** An admin who is signed in on this machine. */
export type SignedIn = { session: Session; fullName: string | null };

/**
 * `reason` says why nobody is signed in, when it was not the person's own wish. `keeping`: whether data are kept on this machine; `ask`
 * while a machine without a keychain has not got an answer yet (R28).
 */
export type AccountState =
  | { state: 'signed-out'; reason: string | null }
  | { state: 'signed-in'; who: SignedIn; keeping: 'yes' | 'no' | 'ask' };

export type AppInfo = { name: string; version: string; platform: string; updateState: string | null };

/** What the main process can be asked, beside the books. */
export interface ConsoleApi {
  account: {
    current(): Promise<AccountState>;
    /** @throws AppError with the server's words; `forbidden` for anyone who is no admin. */
    signIn(email: string, password: string): Promise<AccountState>;
    /** Removes the session, the cache and its key from this machine. */
    signOut(): Promise<void>;
    /** Asks, where the system has no keychain, whether the cache may be kept all the same (R28). */
    allowUnprotectedCache(allowed: boolean): Promise<void>;
  };
  sync: {
    /** Null when nobody is signed in. */
    status(): Promise<SyncStatus | null>;
    refresh(): Promise<void>;
  };
  app: {
    info(): Promise<AppInfo>;
    /** Opens https: and mailto: links in the person's own browser or mail program; refuses anything else. */
    openExternal(url: string): Promise<void>;
  };
}

/** Everything that the renderer can ask of the main process, by name. */
export type BridgeApi = AdminRepositories & ConsoleApi;

/** What the main process tells the renderer unasked. */
export type BridgeEvents = {
  'account-changed': AccountState;
  'sync-status': SyncStatus;
  /** Rows of these tables changed in the cache. */
  'data-changed': string[];
  /** A menu entry or a notification asks for a screen, by its address. */
  navigate: string;
};

/** An answer or an error as data: what crosses the process boundary. */
export type Reply = { ok: true; value: unknown } | { ok: false; error: AppErrorShape };

/** The object on `window.millraceBridge`. */
export type Bridge = BridgeApi & {
  on<Name extends keyof BridgeEvents>(name: Name, listener: (payload: BridgeEvents[Name]) => void): () => void;
};
