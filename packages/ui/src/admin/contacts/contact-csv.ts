import { type Contact, contactStatus } from '@millrace/core/contacts';
import type { CsvColumn } from '../export/csv.ts';

export const contactCsv: readonly CsvColumn<Contact>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Message', value: ({ message }) => message },
  { header: 'Status', value: contactStatus },
  { header: 'Date', value: ({ createdAt }) => createdAt },
];
