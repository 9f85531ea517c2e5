/**
 * The rows, as the server has them. `place` orders a table newest first (see places.ts) and is the row's key here, so that a page of
 * the newest rows lies together on disk and full-text hits come newest first. Moments are microseconds since 1970, UTC, exact in both
 * languages. Columns ending in _sort are lower-cased. `held`: in quarantine.
 */
const lead = 'held INTEGER NOT NULL GENERATED ALWAYS AS (quarantined_at IS NOT NULL) VIRTUAL';
const row = 'place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL, updated_at INTEGER';

export const tables = `
  CREATE TABLE profiles (
    ${row}, email TEXT NOT NULL, full_name TEXT, phone TEXT, role TEXT NOT NULL, full_name_sort TEXT NOT NULL
  ) STRICT;

  CREATE TABLE clients (
    ${row}, full_name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, company TEXT, address TEXT, user_id TEXT,
    full_name_sort TEXT NOT NULL, email_sort TEXT NOT NULL, company_sort TEXT NOT NULL
  ) STRICT;

  CREATE TABLE contact_submissions (
    ${row}, quarantined_at INTEGER, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, message TEXT NOT NULL,
    email_sent INTEGER NOT NULL, converted_client_id TEXT, name_sort TEXT NOT NULL, email_sort TEXT NOT NULL, ${lead}
  ) STRICT;

  CREATE TABLE projects (
    ${row}, name TEXT NOT NULL, description TEXT, status TEXT NOT NULL, client_id TEXT, start_date TEXT, end_date TEXT, budget REAL,
    name_sort TEXT NOT NULL
  ) STRICT;

  CREATE TABLE demo_requests (
    ${row}, quarantined_at INTEGER, name TEXT NOT NULL, company TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, preferred_date TEXT,
    preferred_time TEXT, email_sent INTEGER NOT NULL, name_sort TEXT NOT NULL, company_sort TEXT NOT NULL, email_sort TEXT NOT NULL,
    ${lead}
  ) STRICT;

  CREATE TABLE call_requests (
    ${row}, quarantined_at INTEGER, name TEXT NOT NULL, phone TEXT NOT NULL, timing TEXT NOT NULL, status TEXT NOT NULL,
    due_at INTEGER NOT NULL, name_sort TEXT NOT NULL, ${lead}
  ) STRICT;

  CREATE TABLE newsletter_subscribers (
    ${row}, quarantined_at INTEGER, email TEXT NOT NULL, status TEXT NOT NULL, source TEXT NOT NULL, products TEXT NOT NULL,
    confirmed_at INTEGER, email_sort TEXT NOT NULL, ${lead}
  ) STRICT;

  CREATE TABLE mail_outbox (
    ${row}, kind TEXT NOT NULL, lead_table TEXT, lead_id TEXT, to_email TEXT NOT NULL, status TEXT NOT NULL, attempts INTEGER NOT NULL,
    last_error TEXT
  ) STRICT;

  -- How many rows there are, so that a list need not count them: kept in step by the writer.
  CREATE TABLE row_counts (
    name TEXT NOT NULL, held INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (name, held)
  ) STRICT, WITHOUT ROWID;

  -- What the last completed pull ended with, and how far the present one is (JSON), if one was interrupted.
  CREATE TABLE sync_state (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1), epoch TEXT, mark TEXT, synced_at INTEGER, stage TEXT
  ) STRICT;
  INSERT INTO sync_state (only_row) VALUES (1);
`;
