import { tables } from './0001-tables.ts';
import { orders } from './0002-orders.ts';
import { search } from './0003-search.ts';

/** In order; number n brings a file from version n - 1 to n. A released one is never changed. */
export const migrations: readonly string[] = [tables, orders, search];
