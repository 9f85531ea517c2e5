/** Trims; an empty or blank text becomes null (specification, section 5: empty optional fields are sent as null). */
export const emptyToNull = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};
