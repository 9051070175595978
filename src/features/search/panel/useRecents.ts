import { useMemo, useSyncExternalStore } from 'react';
import { usePreferences } from '../../../platform/preferences/PreferencesContext';
import { useSession } from '../../../platform/session/useSession';
import { addOpened, addText, formatRecents, noRecents, parseRecents, type Recents } from '../model/recents';
import type { SearchOption } from '../model/options';

/** What this person searched and opened last on this device. Logging out removes it. */
export function useRecents() {
  const preferences = usePreferences();
  const userId = useSession(({ user }) => user?.id) ?? 0;
  const stored = useSyncExternalStore(preferences.watch, () => preferences.read('search'));
  const recents = useMemo(() => parseRecents(stored, userId), [stored, userId]);
  const write = (next: Recents) => preferences.write('search', formatRecents(next, userId));
  return {
    recents,
    /** Remembers a chosen option and the text that found it. */
    remember: (option: SearchOption, text: string) => {
      const withText = text === '' ? recents : addText(recents, text);
      write(option.type === 'text' ? withText : addOpened(withText, option.record));
    },
    clear: () => write(noRecents),
  };
}
