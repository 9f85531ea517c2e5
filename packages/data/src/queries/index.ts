export { clientQueries } from './clients.ts';
export { contactQueries } from './contacts.ts';
export { leadQueries } from './leads.ts';
export { mailQueries } from './mails.ts';
export { overviewQueries } from './overview.ts';
export { portalQueries } from './portal.ts';
export { projectQueries } from './projects.ts';
