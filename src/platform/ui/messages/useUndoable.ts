import { useSyncExternalStore } from 'react';
import { readHidden, startUndoable, type Undoable, watchHidden } from './undoables';

export type UndoableActions = {
  start: (action: Undoable) => void;
  /** Rows to show as if it had happened. */
  hidden: ReadonlySet<number>;
};

/**
 * Actions on the rows of a list that can be undone for five seconds, also on the next page. The call is sent when the
 * time is over, or earlier when the tab is hidden or closed or the user signs out. So undo never has to revert a sent
 * call. Every screen with the list, named by `list`, hides the row.
 */
export function useUndoable(list: string): UndoableActions {
  const hidden = useSyncExternalStore(watchHidden, () => readHidden(list));
  return { start: (action) => startUndoable(list, action), hidden };
}

/** How many rows of a list are hidden now, for its counts elsewhere on the screen. */
export function useHiddenCount(list: string): number {
  return useSyncExternalStore(watchHidden, () => readHidden(list).size);
}

/** A count without the hidden rows; the provider may have counted them out already. */
export function withoutHidden(count: number, hidden: number): number {
  return Math.max(0, count - hidden);
}
