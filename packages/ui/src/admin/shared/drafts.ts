const PREFIX = 'mr.draft.';

/**
 * The work in an open form, kept for this browser tab while the form is open: a session that ends under it (a refused refresh) leads
 * through the sign-in page, and the form is then as it was. Bound to the user, so that nobody else ever sees it.
 */
export function readDraft<Draft>(userId: string, name: string, isDraft: (value: unknown) => value is Draft): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(`${PREFIX}${userId}.${name}`) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function storeDraft(userId: string, name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(`${PREFIX}${userId}.${name}`, JSON.stringify(draft));
  } catch {
    // A full or closed storage only means that this form cannot be brought back.
  }
}

export function dropDraft(userId: string, name: string): void {
  sessionStorage.removeItem(`${PREFIX}${userId}.${name}`);
}

/** When a person signs out on purpose, what they were writing goes too. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
