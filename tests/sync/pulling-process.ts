/** A process that pulls until it is killed: `node pulling-process.ts <folder> <hex key> <url> <page size>`. */
import { createSync, openCache } from '@millrace/offline';
import { httpPull } from './http-pull.ts';

const [folder = '', key = '', url = '', pageSize = '5'] = process.argv.slice(2);
const cache = openCache({ folder, account: 'admin', key: Buffer.from(key, 'hex') });
const sync = createSync({ cache, pull: httpPull(url), pageSize: Number(pageSize), sliceSize: 3 });
// The parent may be gone before this process is.
process.stdout.on('error', () => process.exit(1));
sync.onStatus(() => process.stdout.write('.'));
const { trouble } = await sync.pullNow();
process.stdout.write(trouble ? `trouble: ${trouble.message} ${trouble.details}\n` : 'done\n');
cache.close();
