import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../lib/pause';
import type { DraftOwner, DraftKey } from './draftKey';
import { useDrafts, type Drafts } from './drafts';
import type { DraftValues } from './draftValues';

export type Draft = Pick<DraftSaver, 'keep' | 'forget'> & {
  /** The draft from before this form opened: undefined while loading, null when there is none. */
  kept: DraftValues | null | undefined;
};

/**
 * The draft of one form of one owner. Call `keep` with the values as they change (written after a short pause, and
 * right away when the form or page closes) and `forget` after they were sent. Without an owner nothing is stored.
 */
export function useDraft(owner: DraftOwner | undefined, form: string): Draft {
  const drafts = useDrafts();
  const saver = useMemo(() => owner && createDraftSaver(drafts, { owner, form }), [drafts, owner, form]);
  const [found, setFound] = useState<{ saver: DraftSaver; kept: DraftValues | null }>();

  useEffect(() => {
    if (!owner || !saver) return undefined;
    let wanted = true;
    void drafts.load({ owner, form }).then((values) => wanted && setFound({ saver, kept: values ?? null }));
    addEventListener('pagehide', saver.flush);
    return () => {
      wanted = false;
      removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [drafts, owner, form, saver]);

  return useMemo(() => {
    if (!saver) return { kept: null, keep: nothing, forget: nothing };
    return { kept: found?.saver === saver ? found.kept : undefined, keep: saver.keep, forget: saver.forget };
  }, [saver, found]);
}

const nothing = () => undefined;

/** Milliseconds between two writes of a draft that is being typed. */
export const DRAFT_PAUSE = 300;

/**
 * Writes one draft while it is being typed: the first change right away, later ones after a pause, and pending ones
 * when the form unmounts. Closing the page may skip that last write, so at most a pause or two of typing can be lost.
 */
type DraftSaver = {
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
