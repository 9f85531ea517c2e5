// npm run db:types: rewrites the committed database types from the migrations, on a throw-away Postgres 15.
import { writeFileSync } from 'node:fs';
import { postgresMissing, startPostgres } from '../tests/support/postgres.ts';
import { generateTypes, TYPES_FILE } from '../tests/support/types.ts';

const missing = postgresMissing();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const server = await startPostgres();
try {
  writeFileSync(TYPES_FILE, await generateTypes(server));
} finally {
  await server.stop();
}
