import { useSyncExternalStore } from 'react';
import { currentLanguage, type Language, watchLanguage } from './current';

/** The current language. Components that use it rerender when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(watchLanguage, currentLanguage);
}
