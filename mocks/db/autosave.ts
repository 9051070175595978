import type { After } from '../clock';
import type { Change } from './db';
import type { WorldMeta, WorldStorage } from './storage';

type Source = {
  takeChanges(): Change[];
  onChange(listener: () => void): () => void;
};

type Options = {
  db: Source;
  storage: WorldStorage;
  /** The rest of the world's state, read at the moment of each save. */
  meta: () => WorldMeta;
  /** Waits in real time, so that a stopped world is saved too. */
  after?: After;
  /** How long changes gather before they are written; short, because a closing tab gives no warning. */
  delayMs?: number;
  /** A save failed. Its rows are kept and written with the next ones. */
  onError?: (error: unknown) => void;
};

export type Autosave = {
  /** Writes what is pending, also a changed clock; resolves when all is saved, and never rejects. */
  flush(): Promise<void>;
  /** Ends the watch and writes what is left. */
  stop(): Promise<void>;
};

/**
 * Writes changed rows to the storage a moment after they change, one batch after the other.
 * Rows written before it was made wait for the next change or `flush`.
 */
export function createAutosave(options: Options): Autosave {
  const { db, storage, meta, after = realAfter, delayMs = 50, onError = () => undefined } = options;
  let unsaved: Change[] = [];
  let queue = Promise.resolve();
  let cancel: (() => void) | undefined;

  async function save(): Promise<void> {
    const batch = latest([...unsaved, ...db.takeChanges()]);
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

/** The last state of each row, so that a kept batch never overwrites what came after it. */
function latest(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify([change.table, change.key]), change])).values()];
}
