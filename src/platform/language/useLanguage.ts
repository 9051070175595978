import { useSyncExternalStore } from 'react';
import { currentLanguage, watchLanguage } from './current';
import type { Language } from './languages';

/** The current language. Components that use it rerender when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(watchLanguage, currentLanguage);
}
