import { useMemo, useSyncExternalStore } from 'react';
import { usePreferences } from '#platform/preferences/preferences';
import { useSession } from '#platform/session/useSession';
import {
  type SearchOption,
  addOpened,
  addText,
  changeRecents,
  formatRecents,
  getRecents,
  noRecents,
  parseRecents,
  type RecentsByBranch,
} from '../model/options';

/** Recent searches and records of a branch on this device; branch 0 for helpers. Logging out removes them. */
export function useRecents(branchId: number) {
  const preferences = usePreferences();
  const userId = useSession(({ user }) => user?.id) ?? 0;
  const stored = useSyncExternalStore(preferences.watch, () => preferences.read('search'));
  const all = useMemo(() => parseRecents(stored, userId), [stored, userId]);
  const write = (next: RecentsByBranch) => preferences.write('search', formatRecents(next, userId));
  return {
    recents: getRecents(all, branchId),
    /** Remembers a chosen option, in its branch, and the text that found it. */
    remember: (option: SearchOption, text: string) => {
      const withText = text === '' ? all : changeRecents(all, branchId, (recents) => addText(recents, text));
      if (option.type === 'text') return write(withText);
      const { record } = option;
      write(changeRecents(withText, record.branchId, (recents) => addOpened(recents, record)));
    },
    clear: () => write(changeRecents(all, branchId, () => noRecents)),
  };
}
