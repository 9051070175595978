import type { DraftKey } from './draftKey';
import type { Drafts } from './drafts';
import { whenIdle } from '../lib/idle';
import type { DraftValues } from './draftValues';

/** Milliseconds between two writes of a draft that is being typed. */
export const DRAFT_PAUSE = 300;

/**
 * Writes one draft while it is being typed: the first change at once, later ones after a pause, and what waits when told
 * that the form goes away. A page that is closed may not get to that, so no more than a pause or two is ever at stake.
 */
export type DraftSaver = {
  /** Takes what to keep, or how to read it at the moment it is written: not at each keystroke of a large form. */
  keep: (values: DraftValues | (() => DraftValues)) => void;
  flush: () => void;
  /** Drops what was kept and what waits. */
  forget: () => void;
};

export function createDraftSaver(drafts: Drafts, key: DraftKey): DraftSaver {
  let waiting: DraftValues | (() => DraftValues) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (waiting) void drafts.save(key, typeof waiting === 'function' ? waiting() : waiting);
    waiting = undefined;
  };
  const flushAndPause = () => {
    pause = waiting && setTimeout(flushAndPause, DRAFT_PAUSE);
    // Not between a keystroke and its picture.
    if (waiting) whenIdle(flush, DRAFT_PAUSE);
  };
  return {
    keep: (values) => {
      waiting = values;
      if (pause === undefined) flushAndPause();
    },
    flush,
    forget: () => {
      waiting = undefined;
      void drafts.remove(key);
    },
  };
}
