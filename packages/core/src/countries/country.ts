/** Where a caller may be reached (specification, section 3: country entry). */
export type Country = {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  name: string;
  /** Name of the drawn flag: lower-case code. Emoji are not drawn on every system. */
  flag: string;
  /** With its plus sign: "+1". */
  dialCode: string;
};
