import type { RowKey } from './columns';

/** What has changed since it was last asked, and how to undo what is not yet settled. */
export type Journal = {
  /** Notes a change and the way back; outside a transaction it is settled at once. */
  record(change: ChangedRow | null, undo: () => unknown): void;
  /**
   * Runs `work`; when it throws, everything it changed is undone and the error goes on. One inside another undoes only its own
   * part when it throws, and settles with the outermost.
   */
  transaction<Result>(work: () => Result): Result;
  /** The rows changed since the last call, each once, in the order of their first change. */
  takeChanged(): ChangedRow[];
  /** Calls back after every settled change; returns its undo. */
  onSettled(listener: () => void): () => void;
};

export type ChangedRow = { table: string; key: RowKey };

type Step = { change: ChangedRow | null; undo: () => unknown };

export function createJournal(): Journal {
  const listeners = new Set<() => void>();
  const changed = new Map<string, ChangedRow>();
  let open: Step[] | undefined;

  function settle(steps: readonly Step[]): void {
    for (const { change } of steps) {
      if (change) changed.set(`${change.table}/${typeof change.key}/${change.key}`, change);
    }
    if (steps.length > 0) listeners.forEach((listener) => listener());
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
