import type { DraftKey, Drafts } from './drafts';
import type { DraftValues } from './draftValues';

/** Milliseconds of quiet after the last key before a draft is written. */
export const DRAFT_DELAY = 500;

/** Writes one draft while it is being typed: after a pause, and at once when told that the form goes away. */
export type DraftSaver = {
  keep: (values: DraftValues) => void;
  flush: () => void;
  /** Drops what was kept and what waits. */
  forget: () => void;
};

export function createDraftSaver(drafts: Drafts, key: DraftKey): DraftSaver {
  let waiting: DraftValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting) void drafts.save(key, waiting);
    waiting = undefined;
  };
  return {
    keep: (values) => {
      waiting = values;
      clearTimeout(timer);
      timer = setTimeout(flush, DRAFT_DELAY);
    },
    flush,
    forget: () => {
      clearTimeout(timer);
      waiting = undefined;
      void drafts.remove(key);
    },
  };
}
