import { isAdmin } from '@millrace/core/accounts';
import type { Accounts } from '@millrace/data/contracts';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

type AccountsValue = { accounts: Accounts; store: SessionStore };
const AccountsContext = createContext<AccountsValue | null>(null);

/** Gives screens the accounts of an edition and listens to its sessions while mounted. */
export function AccountsProvider({ accounts, store, children }: AccountsValue & { children: ReactNode }) {
  useEffect(() => store.start(), [store]);
  return <AccountsContext value={{ accounts, store }}>{children}</AccountsContext>;
}

export function useAccounts(): AccountsValue {
  const value = useContext(AccountsContext);
  if (!value) throw new Error('AccountsProvider is missing');
  return value;
}

/** Who is signed in, and what they may do about it. `isAdmin` is true only for the role admin (specification, section 4). */
export function useSession(): SessionState & { isAdmin: boolean; store: SessionStore } {
  const { store } = useAccounts();
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { ...state, isAdmin: isAdmin(state.profile), store };
}
