import { useMemo } from 'react';
import type { DraftFile, DraftFiles } from './draftFiles';
import type { DraftKey, DraftOwner } from './draftKey';
import { useDrafts } from './drafts';

/** The files of one form on this device. Writes run one after another, so the last one wins. */
export type FileDraft = {
  load: () => Promise<ReadonlyMap<string, DraftFile>>;
  /** False when this device cannot store it. */
  keep: (name: string, file: DraftFile) => Promise<boolean>;
  drop: (names: readonly string[]) => void;
  /** Call it after the form was sent: removes all of its files from this device. */
  forget: () => void;
};

export function createFileDraft(drafts: DraftFiles, key: DraftKey): FileDraft {
  let queue: Promise<unknown> = Promise.resolve();
  const next = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.then(work);
    queue = done;
    return done;
  };
  return {
    load: () => next(() => drafts.loadFiles(key)),
    keep: (name, file) => next(() => drafts.saveFile(key, name, file)),
    drop: (names) => void next(() => drafts.removeFiles(key, names)),
    forget: () => void next(() => drafts.removeFiles(key)),
  };
}

/** The files of one form of one owner, stored on this device until the form is sent. */
export function useFileDraft(owner: DraftOwner, form: string): FileDraft {
  const drafts = useDrafts();
  return useMemo(() => createFileDraft(drafts, { owner, form }), [drafts, owner, form]);
}
