export {
  COUNT_CAP,
  type Cursor,
  cursorSchema,
  type ListQuery,
  listQuerySchema,
  PAGE_SIZES,
  type Page,
  type PageStart,
  type Sort,
} from './list.ts';
export { matchesSearch, SEARCH_LENGTH, searchWords } from './search.ts';
