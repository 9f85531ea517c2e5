/** Named without the word of the field, so that the field's label stays unique; reachable by keyboard. */
export const passwordToggle = { 'aria-label': 'Show characters', tabIndex: 0 } as const;
