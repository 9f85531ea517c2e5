import { createContext, useContext } from 'react';

/** Whether the row around has the roving focus; controls of other rows stay out of the tab order. */
const RowActive = createContext(true);

export const RowActiveProvider = RowActive.Provider;
export const useRowTabIndex = (): 0 | -1 => (useContext(RowActive) ? 0 : -1);
