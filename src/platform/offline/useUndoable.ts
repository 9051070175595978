import { useSyncExternalStore } from 'react';
import { readHidden, startUndoable, type Undoable, watchHidden } from './undoables';

export type UndoableActions = {
  start: (action: Undoable) => void;
  /** Rows to show as if it had happened. */
  hidden: ReadonlySet<number>;
};

/**
 * Actions on the rows of a list that can be undone for five seconds, also on the next page. Every screen with the list,
 * named by `list`, hides the row from when the action is stored on the device until the provider has answered.
 */
export function useUndoable(list: string): UndoableActions {
  const hidden = useSyncExternalStore(watchHidden, () => readHidden(list));
  return { start: (action) => void startUndoable(list, action), hidden };
}

/** Number of rows of a list that are hidden now, for its counts elsewhere on the screen. */
export function useHiddenCount(list: string): number {
  return useSyncExternalStore(watchHidden, () => readHidden(list).size);
}

/** A count without the hidden rows; the provider may have counted them out already. */
export function withoutHidden(count: number, hidden: number): number {
  return Math.max(0, count - hidden);
}
