import type { RowKey } from '../columns';

/** The rows changed since the last call, and how to undo the changes of an open transaction. */
export type Journal = {
  /** Records a change and how to undo it. Outside a transaction it is final immediately. */
  record(change: ChangedRow | null, undo: () => unknown): void;
  /**
   * Runs `work`. If it throws, its changes are undone and the error is rethrown. A nested transaction undoes only its
   * own changes and becomes final with the outermost one.
   */
  transaction<Result>(work: () => Result): Result;
  /** The rows changed since the last call, without repeats, in the order of their first change. */
  takeChanged(): ChangedRow[];
  /** Calls back with the rows of every final change, in order; returns the function that stops it. */
  onSettled(listener: SettledListener): () => void;
};

type ChangedRow = { table: string; key: RowKey };
export type SettledListener = (changes: readonly ChangedRow[]) => void;

type Step = { change: ChangedRow | null; undo: () => unknown };

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

/** A transaction that awaits would let other code write in between, and undo those writes too. */
function refusePromise<Result>(result: Result): Result {
  if (result instanceof Promise) throw new Error('A transaction must not be asynchronous.');
  return result;
}
