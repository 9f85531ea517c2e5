import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSession } from '../../account/session/session-context.tsx';
import { dropDraft, readDraft, storeDraft } from './drafts.ts';

type Texts = Record<string, string>;
type Problems<Values extends Texts> = Partial<Record<keyof Values & string, string>>;

export type Checked<Values extends Texts, Draft> = { draft: Draft } | { problems: Problems<Values> };

/** What a form keeps beside its values, through a lost session too. */
type Kept<Values extends Texts> = { values: Values; rowId: string; updatedAt: string | null };

/**
 * A dialog's form over texts. The row id is chosen when the form opens, so every retry of a creation carries the same one; errors stand
 * beside their fields and the first takes the focus; values stay after a failure and survive a lost session.
 * @param name of the stored draft: the kind of form and the row it edits.
 */
export function useEntityForm<Values extends Texts, Draft>(options: {
  name: string;
  initial: Values;
  /** The row being edited, as it was read; null when a new one is made. */
  row: { id: string; updatedAt: string } | null;
  check: (values: Values) => Checked<Values, Draft>;
}) {
  const { name, initial, row, check } = options;
  const userId = useSession().session?.user.id ?? '';
  const [kept, setKept] = useState<Kept<Values>>(() => {
    const stored = readDraft(userId, name, isKept(initial));
    return stored ?? { values: initial, rowId: row?.id ?? crypto.randomUUID(), updatedAt: row?.updatedAt ?? null };
  });
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [first, setFirst] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const dirty = Object.keys(first).some((field) => kept.values[field] !== first[field]);

  useEffect(() => {
    if (dirty) storeDraft(userId, name, kept);
  }, [dirty, userId, name, kept]);

  const focusFirst = (found: Problems<Values>) => {
    const field = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLElement && (element.getAttribute('name') ?? '') in found,
    );
    if (field instanceof HTMLElement) field.focus();
  };

  return {
    ref: form,
    values: kept.values,
    rowId: kept.rowId,
    updatedAt: kept.updatedAt,
    dirty,
    set(field: keyof Values & string, value: string) {
      setKept((current) => ({ ...current, values: { ...current.values, [field]: value } }));
      setProblems(({ [field]: _, ...others }) => others as Problems<Values>);
    },
    /** Name, value, error and change handler of a text field. */
    field(name: keyof Values & string) {
      return {
        name,
        value: kept.values[name] ?? '',
        error: problems[name],
        onChange: (event: { currentTarget: { value: string } }) => this.set(name, event.currentTarget.value),
      };
    },
    submit: (save: (draft: Draft) => void) => (event: FormEvent) => {
      event.preventDefault();
      const checked = check(kept.values);
      if ('draft' in checked) return save(checked.draft);
      setProblems(checked.problems);
      focusFirst(checked.problems);
    },
    /** Goes on from another version of the row. */
    rebase(updatedAt: string, values?: Values) {
      setKept((current) => ({ ...current, updatedAt, values: values ?? current.values }));
      if (values) setFirst(values);
    },
    /** The work is saved or given up. */
    finish: () => dropDraft(userId, name),
  };
}

const isKept =
  <Values extends Texts>(initial: Values) =>
  (value: unknown): value is Kept<Values> => {
    const { values, rowId } = (value ?? {}) as Partial<Kept<Values>>;
    return typeof rowId === 'string' && !!values && Object.keys(initial).every((field) => typeof values[field] === 'string');
  };
