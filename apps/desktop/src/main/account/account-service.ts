import type { Profile } from '@millrace/core/accounts';
import type { AccountState } from '../../ipc/bridge.ts';
import type { OpenBooks } from '../books/open-books.ts';
import type { AccountFolder } from '../vault/account-folder.ts';
import type { UnlockRecord } from '../vault/unlock.ts';
import type { Vault } from '../vault/vault.ts';
import type { Authority, Verdict } from './authority.ts';

type Person = Pick<Profile, 'id' | 'email' | 'fullName'>;

type Parts = {
  authority: Authority;
  vault: Vault;
  unlock: UnlockRecord;
  offlineDays: number;
  /** @param folder of the account's cache; null when nothing may be kept on this machine */
  openBooks(userId: string, folder: AccountFolder | null): OpenBooks;
  onChange(state: AccountState): void;
  /** Hears of what went wrong while starting, such as a disk that is full. */
  report(error: unknown): void;
  now?: () => Date;
};

/** Who uses the console, and the books that are open for that person. */
export type AccountService = {
  /** Opens the console for the last confirmed admin, at once where that is allowed, and asks the server meanwhile. */
  start(): Promise<void>;
  current(): Promise<AccountState>;
  /** @throws AppError with the server's words; `forbidden` for anyone who is no admin. */
  signIn(email: string, password: string): Promise<AccountState>;
  /** Removes session, cache and key from this machine (R27). */
  signOut(): Promise<void>;
  /** The answer to the question whether data may be kept on a machine without a keychain (R28). */
  allowUnprotectedCache(allowed: boolean): Promise<void>;
  /** Asks the server again, after it refused something or once in a while. A "no" removes everything. */
  recheck(): Promise<void>;
  /** Something was refused: checks the account, if anybody is signed in. */
  doubted(): void;
  /** The server has just answered as it answers an admin only: the offline days count from now. */
  confirmed(): void;
  /** Locks the console when the offline days have run out while it was open. */
  checkDays(): Promise<void>;
  /** The open books; null when nobody is signed in. */
  books(): OpenBooks | null;
  /** Closes the books without forgetting anything: the app ends. */
  close(): Promise<void>;
};

const DAY_MS = 24 * 60 * 60 * 1000;

const daysOver = (days: number) =>
  `The server has not been reached for ${days === 1 ? 'a day' : `${days} days`}. Please sign in again to go on; the data on this computer are kept until then.`;

export const createAccountService = (parts: Parts): AccountService => {
  const { authority, vault, unlock, openBooks, onChange, report, offlineDays, now = () => new Date() } = parts;
  let open: { person: Person; books: OpenBooks; folder: AccountFolder | null } | null = null;
  let reason: string | null = null;
  let started: Promise<void> = Promise.resolve();
  let checking: { era: number; done: Promise<void> } | null = null;
  /** Counts sign-ins and sign-outs, so that an answer about a former session changes nothing. */
  let era = 0;

  const state = (): AccountState =>
    open
      ? {
          state: 'signed-in',
          who: {
            session: { user: { id: open.person.id, email: open.person.email, fullName: open.person.fullName } },
            fullName: open.person.fullName,
          },
          keeping: vault.keeping(),
        }
      : { state: 'signed-out', reason };

  const enter = (person: Person) => {
    era += 1;
    reason = null;
    const folder = vault.account(person.id);
    open = { person, folder, books: openBooks(person.id, folder) };
    vault.sweep(person.id, new Date(now().getTime() - offlineDays * DAY_MS));
    onChange(state());
    void open.books.refresh();
  };

  /** @param forget whether session, cache and key go as well */
  const leave = async (why: string | null, forget: boolean) => {
    era += 1;
    const left = open;
    open = null;
    reason = why;
    // The screens go first: from here on nothing is read any more.
    onChange(state());
    await left?.books.close();
    if (!forget) return;
    left?.folder?.destroy();
    unlock.clear();
    await authority.signOut();
    vault.clear();
  };

  const confirm = ({ id, email, fullName }: Person) => unlock.confirm({ userId: id, email, fullName }, now());

  const checkDays = async () => {
    if (open && vault.keeping() === 'yes' && !unlock.valid(now())) await leave(daysOver(offlineDays), false);
  };

  const judge = async (verdict: Verdict, asked: number) => {
    if (asked !== era) return;
    if (verdict.is === 'refused') await leave(verdict.reason, true);
    else if (verdict.is === 'admin') {
      confirm(verdict.profile);
      if (!open) enter(verdict.profile);
    } else await checkDays();
  };

  const recheck = (): Promise<void> => {
    const asked = era;
    if (checking?.era === asked) return checking.done;
    const done = authority
      .verify()
      .then((verdict) => judge(verdict, asked))
      .finally(() => {
        if (checking?.done === done) checking = null;
      });
    checking = { era: asked, done };
    return done;
  };

  const begin = async () => {
    const last = unlock.last();
    if (!last) return;
    const valid = unlock.valid(now());
    if (valid) {
      enter({ id: valid.userId, email: valid.email, fullName: valid.fullName });
      recheck().catch(report);
      return;
    }
    // The days are over; where the server can be asked, its word counts more than they do.
    reason = daysOver(offlineDays);
    await recheck();
  };

  const doubted = () => {
    if (open) recheck().catch(report);
  };
  authority.onRefused(doubted);

  return {
    start() {
      started = begin().catch(report);
      return started;
    },

    async current() {
      await started;
      return state();
    },

    async signIn(email, password) {
      await started;
      const profile = await authority.signIn(email, password);
      await open?.books.close();
      confirm(profile);
      enter(profile);
      return state();
    },

    async signOut() {
      await started;
      await leave(null, true);
    },

    async allowUnprotectedCache(allowed) {
      if (!open || vault.keeping() === 'yes') return;
      vault.decide(allowed);
      const { person, books } = open;
      await books.close();
      enter(person);
    },

    recheck,
    doubted,
    checkDays,

    confirmed() {
      if (open) confirm(open.person);
    },

    books: () => open?.books ?? null,

    async close() {
      await open?.books.close();
    },
  };
};
