import type { DraftFile, DraftFiles } from './draftFiles';
import type { DraftKey } from './draftKey';

/** The files of one form on this device, one write after the other: what was said last is what stays. */
export type FileDraft = {
  load: () => Promise<ReadonlyMap<string, DraftFile>>;
  /** False when this device does not hold it. */
  keep: (name: string, file: DraftFile) => Promise<boolean>;
  drop: (names: readonly string[]) => void;
  /** Once the form was sent: nothing of its files stays on this device. */
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
