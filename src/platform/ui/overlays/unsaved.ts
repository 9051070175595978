import { createContext } from 'react';

/** Takes from the forms of a dialog whether something in them was changed. Outside a dialog nothing happens. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);
