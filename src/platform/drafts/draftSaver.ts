import type { DraftKey } from './draftKey';
import type { Drafts } from './drafts';
import { whenIdle } from '../lib/device/idle';
import type { DraftValues } from './draftValues';

/** Milliseconds between two writes of a draft that is being typed. */
export const DRAFT_PAUSE = 300;

/**
 * Writes one draft while it is being typed: the first change right away, later ones after a pause, and pending ones
 * when the form unmounts. Closing the page may skip that last write, so at most a pause or two of typing can be lost.
 */
export type DraftSaver = {
  /**
   * Takes the values, or a function that reads them when they are written, because a large form should not read them at
   * every keystroke.
   */
  keep: (values: DraftValues | (() => DraftValues)) => void;
  flush: () => void;
  /** Deletes the draft and cancels a pending write. */
  forget: () => void;
};

export function createDraftSaver(drafts: Drafts, key: DraftKey): DraftSaver {
  let unsaved: DraftValues | (() => DraftValues) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (unsaved) void drafts.save(key, typeof unsaved === 'function' ? unsaved() : unsaved);
    unsaved = undefined;
  };
  const flushAndPause = () => {
    pause = unsaved && setTimeout(flushAndPause, DRAFT_PAUSE);
    // Not between a keystroke and its paint.
    if (unsaved) whenIdle(flush, DRAFT_PAUSE);
  };
  return {
    keep: (values) => {
      unsaved = values;
      if (pause === undefined) flushAndPause();
    },
    flush,
    forget: () => {
      unsaved = undefined;
      void drafts.remove(key);
    },
  };
}
