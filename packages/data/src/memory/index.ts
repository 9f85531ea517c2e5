export { type MemoryAccount, memoryAccounts } from './accounts.ts';
export { memoryAdmin } from './admin.ts';
export { memoryPortal } from './portal.ts';
export { emptyStore, type MemoryStore } from './store.ts';
