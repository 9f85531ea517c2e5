/**
 * What became of an update. `conflict` carries the row as someone else has saved it meanwhile, so that a screen can show
 * both versions; nothing was written then.
 */
export type SaveOutcome<Row> = { saved: Row } | { conflict: Row };
