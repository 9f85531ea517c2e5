type Issue = { path: PropertyKey[]; message: string };

/** The first problem of each field, in the words given for it. A field without words keeps the rule's own. */
export function problemsOf<Field extends string>(
  issues: readonly Issue[],
  words: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const { path, message } of issues) {
    const field = String(path[0]) as Field;
    problems[field] ??= words[field] ?? message;
  }
  return problems;
}
