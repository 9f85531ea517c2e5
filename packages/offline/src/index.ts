export { type Cache, type CacheOptions, type ChangeListener, isDamage, openCache } from './cache/cache.ts';
export { cacheFile, removeAllCaches, removeCacheFiles } from './cache/files.ts';
export { cachedAdmin } from './cached-admin.ts';
export { favourSmallMemory } from './memory.ts';
export { type SyncStatus, syncLabel, type TableProgress } from './sync/status.ts';
export { createSync, type Sync, type SyncOptions } from './sync/sync.ts';
export { type TableName, tableNames } from './tables/index.ts';
