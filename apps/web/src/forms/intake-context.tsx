import type { Intake } from '@millrace/data/contracts';
import { createContext, useContext } from 'react';

/** The forms' way out, and a call that loads it ahead of need. */
export type LoadableIntake = Intake & { prepare(): void };

const IntakeContext = createContext<LoadableIntake | undefined>(undefined);
export const IntakeProvider = IntakeContext.Provider;

/** Filled in by the composition root of the site; the prerendered page sends nothing. */
export const useIntake = (): LoadableIntake => {
  const intake = useContext(IntakeContext);
  if (!intake) throw new Error('No IntakeProvider above this form');
  return intake;
};
