import { useEffect } from 'react';
import { keepFocus } from './focusKeeper';

/** Mounted once in the app (`UiProvider`). */
export function FocusKeeper() {
  useEffect(() => keepFocus(), []);
  return null;
}
