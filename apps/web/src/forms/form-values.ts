const WORDS = { missing: 'This field is required.', email: 'Please enter a valid email address, like name@company.com.' };

const controlOf = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
    ? control
    : undefined;
};

/** Trimmed values of the named fields. */
export const valuesOf = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, (controlOf(form, name)?.value ?? '').trim()])) as Record<Name, string>;

/**
 * What is wrong, by field. Required fields must not be blank; e-mail addresses are judged by the browser's own check
 * (specification, section 5).
 */
export const fieldErrors = <Name extends string>(form: HTMLFormElement, names: readonly Name[]) => {
  const errors: Partial<Record<Name, string>> = {};
  let missing = false;
  for (const name of names) {
    const control = controlOf(form, name);
    if (!control) continue;
    if (control.required && control.value.trim() === '') {
      errors[name] = WORDS.missing;
      missing = true;
    } else if (control.validity.typeMismatch) errors[name] = WORDS.email;
  }
  return { errors, missing };
};

/** Moves to the first field that is wrong, in the order of the form. */
export const focusFirstError = (form: HTMLFormElement, errors: Record<string, unknown>) => {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && 'name' in control && String(control.name) in errors) {
      control.focus();
      return;
    }
  }
};
