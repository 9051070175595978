import type { After } from '../../time/clock';
import type { Change } from '../db';
import type { WorldMeta, WorldStorage } from './storage';

type Source = {
  takeChanges(): Change[];
  onChange(listener: () => void): () => void;
};

type Options = {
  db: Source;
  storage: WorldStorage;
  /** The rest of the world's state, read at each save. */
  meta: () => WorldMeta;
  /** Waits in real time, so that a world with a stopped clock is saved too. */
  after?: After;
  /** Debounce of writes. Short, because a closing tab gives no warning. */
  delayMs?: number;
  /** A save failed. Its rows are kept and written with the next save. */
  onError?: (error: unknown) => void;
};

export type Autosave = {
  /** Writes pending rows and the current clock. Resolves when everything is saved; never rejects. */
  flush(): Promise<void>;
  /** Stops watching and writes the pending rows. */
  stop(): Promise<void>;
};

/**
 * Writes changed rows to the storage shortly after they change, one batch at a time. Rows written before the autosave
 * was created wait for the next change or `flush`.
 */
export function createAutosave(options: Options): Autosave {
  const { db, storage, meta, after = realAfter, delayMs = 50, onError = () => undefined } = options;
  let unsaved: Change[] = [];
  let queue = Promise.resolve();
  let cancel: (() => void) | undefined;

  async function save(): Promise<void> {
    const batch = keepLatest([...unsaved, ...db.takeChanges()]);
    unsaved = [];
    try {
      await storage.save(batch, meta());
    } catch (error) {
      unsaved = batch;
      onError(error);
    }
  }

  function flush(): Promise<void> {
    cancel?.();
    cancel = undefined;
    queue = queue.then(save);
    return queue;
  }

  const unwatch = db.onChange(() => {
    cancel ??= after(delayMs, () => void flush());
  });

  return {
    flush,
    stop() {
      unwatch();
      return flush();
    },
  };
}

const realAfter: After = (delayMs, run) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

/** The last state of each row, so that a kept batch never overwrites newer rows. */
function keepLatest(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify([change.table, change.key]), change])).values()];
}
