import type { RowKey } from './columns';
import type { StoredRow } from './engine';

/** What has changed since it was last asked, and how to undo what is not yet settled. */
export type Journal = {
  /** Notes a change and the way back; outside a transaction it is settled at once. */
  record(change: RowChange | null, undo: () => unknown): void;
  /**
   * Runs `work`; when it throws, everything it changed is undone and the error goes on. One inside another undoes only its own
   * part when it throws, and settles with the outermost.
   */
  transaction<Result>(work: () => Result): Result;
  /** The rows changed since the last call, each once, in the order of their first change. */
  takeChanged(): ChangedRow[];
  /** Calls back after every settled change with its rows, in order; returns its undo. */
  onSettled(listener: SettledListener): () => void;
};

export type ChangedRow = { table: string; key: RowKey };
/** A row before and after one write; null where there was or is none. */
export type RowChange = ChangedRow & { before: StoredRow | null; after: StoredRow | null };
export type SettledListener = (changes: readonly RowChange[]) => void;

type Step = { change: RowChange | null; undo: () => unknown };

export function createJournal(): Journal {
  const listeners = new Set<SettledListener>();
  const changed = new Map<string, ChangedRow>();
  let open: Step[] | undefined;

  function settle(steps: readonly Step[]): void {
    const changes = steps.flatMap(({ change }) => change ?? []);
    for (const { table, key } of changes) changed.set(`${table}/${typeof key}/${key}`, { table, key });
    if (steps.length > 0) listeners.forEach((listener) => listener(changes));
  }

  return {
    record(change, undo) {
      if (open) open.push({ change, undo });
      else settle([{ change, undo }]);
    },
    transaction(work) {
      const outermost = open === undefined;
      const steps = (open ??= []);
      const mark = steps.length;
      try {
        return refusePromise(work());
      } catch (error) {
        for (const step of steps.splice(mark).reverse()) step.undo();
        throw error;
      } finally {
        if (outermost) {
          open = undefined;
          settle(steps);
        }
      }
    },
    takeChanged() {
      const taken = [...changed.values()];
      changed.clear();
      return taken;
    },
    onSettled(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An awaiting transaction would let others write in between and be undone with it. */
function refusePromise<Result>(result: Result): Result {
  if (result instanceof Promise) throw new Error('A transaction must not be asynchronous.');
  return result;
}
