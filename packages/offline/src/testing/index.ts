/** For measurements outside of this package: the file without the cache around it. */
export { openForWriting, type WriteConnection } from '../database/connection.ts';
export { migrate } from '../database/migrate.ts';
export { migrations } from '../migrations/index.ts';
export { rowReader, storedColumns, tables } from '../tables/index.ts';
