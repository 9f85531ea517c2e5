/**
 * Full-text indexes. Without content of their own (the text is in the rows), without positions (only rows are asked for), and with an
 * index for every prefix length up to ten, so that "weld" is one list of rows to read from its newest end. Hits are read in the order
 * of `place`; nothing is ranked, skipped by OFFSET or scanned by LIKE.
 */
const searched = [
  'profiles',
  'clients',
  'contact_submissions',
  'projects',
  'demo_requests',
  'call_requests',
  'newsletter_subscribers',
];

export const search = `
  ${searched
    .map(
      (table) => `CREATE VIRTUAL TABLE ${table}_search USING fts5(
    text, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2 3 4 5 6 7 8 9 10'
  );`,
    )
    .join('\n  ')}

  -- Rows up to this place are in the index; beyond it they still wait (after a first sync). Then its parts are merged:
  -- 1 to begin, 2 under way, 0 done.
  CREATE TABLE search_progress (
    name TEXT PRIMARY KEY, upto INTEGER NOT NULL, merging INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  INSERT INTO search_progress (name, upto) VALUES ${searched.map((table) => `('${table}', -9007199254740991)`).join(', ')};
`;
