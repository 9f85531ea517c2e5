export {
  type Contact,
  type ContactFilter,
  type ContactSort,
  contactFilterSchema,
  contactSchema,
  contactSorts,
  contactStatus,
  newestContactsFirst,
} from './contact.ts';
