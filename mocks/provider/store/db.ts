import { drop, factory } from '@mswjs/data';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { findWrongColumn, type RowKey } from './columns';
import type { ChangedRow, RecordChange, StoredRow, TableDefinition } from './table';
import { canonicalText, copyValue } from './values';

/** A changed row; null when it was removed. */
export type Change = { table: string; key: RowKey; row: StoredRow | null };
export type Snapshot = { rows: Record<string, StoredRow[]>; sequences: Record<string, number> };

/** `row` counts from 1 in its table; null if there is no list of rows. */
type Damage = { table: string; row: number | null; column: string };

type Definitions = Readonly<Record<string, TableDefinition<unknown>>>;
type Tables<Given extends Definitions> = {
  readonly [Name in keyof Given]: Given[Name] extends TableDefinition<infer Opened> ? Opened : never;
};

export type Db<Given extends Definitions> = {
  readonly tables: Tables<Given>;
  /** All or nothing, also when nested; `work` must be synchronous. Sequences are rolled back too. */
  transaction<Result>(work: () => Result): Result;
  /** 1, 2, 3 … per name; part of snapshot, transaction and hash. */
  nextId(sequence: string): number;
  sequences(): Record<string, number>;
  /** The rows changed since the last call, without repeats, with their current state. */
  takeChanges(): Change[];
  /**
   * Calls back after every write, or once after a transaction, with the changed rows; returns the function that stops
   * it.
   */
  onChange(listener: SettledListener): () => void;
  /** All rows and sequences. The rows are the frozen originals, so a snapshot copies nothing. */
  snapshot(): Snapshot;
  /** All rows, as if each had just been written. */
  everything(): Change[];
  /** Replaces all rows and sequences. This is not a change: nothing is logged and nothing can be undone. */
  restore(snapshot: Snapshot): void;
  /** The first row of a snapshot that does not fit the columns of its table, or a table without rows; null if all fit. */
  findDamage(snapshot: { rows: unknown }): Damage | null;
  /** Hex SHA-256 of all rows and sequences. Equal content gives an equal hash, in any order of writes. */
  hash(): string;
};

export function createDb<const Given extends Definitions>(definitions: Given): Db<Given> {
  const library = factory(Object.fromEntries(Object.entries(definitions).map(([name, { model }]) => [name, model])));
  const journal = createJournal();
  const sequences = new Map<string, number>();
  const opened = Object.entries(definitions).map(([name, definition]) => {
    const model = library[name];
    if (!model) throw new Error(`No table named ${name}`);
    return { name, ...definition.open(name, model, journal.record) };
  });
  const stored = new Map(opened.map((table) => [table.name, table.stored]));

  function snapshot(): Snapshot {
    const rows: Snapshot['rows'] = {};
    for (const [name, table] of stored) rows[name] = table.all();
    return { rows, sequences: Object.fromEntries(sequences) };
  }

  return {
    // Each table was opened from the definition of the same name.
    tables: Object.fromEntries(opened.map(({ name, table }) => [name, table])) as Tables<Given>,
    transaction: journal.transaction,
    nextId(sequence) {
      const before = sequences.get(sequence);
      const id = (before ?? 0) + 1;
      sequences.set(sequence, id);
      journal.record(null, () => (before === undefined ? sequences.delete(sequence) : sequences.set(sequence, before)));
      return id;
    },
    sequences: () => Object.fromEntries(sequences),
    takeChanges: () =>
      journal
        .takeChanged()
        .map(({ table, key }) => ({ table, key, row: copyValue(stored.get(table)?.get(key) ?? null) })),
    onChange: journal.onSettled,
    snapshot,
    everything: () =>
      [...stored].flatMap(([table, { all, getKey }]) => all().map((row) => ({ table, key: getKey(row), row }))),
    restore(saved) {
      drop(library);
      for (const [name, table] of stored) table.load(saved.rows[name] ?? []);
      sequences.clear();
      for (const [name, last] of Object.entries(saved.sequences)) sequences.set(name, last);
      journal.takeChanged();
    },
    findDamage: ({ rows }) => {
      for (const [table, { columns }] of Object.entries(definitions)) {
        const list: unknown = Reflect.get(Object(rows) as object, table);
        if (!Array.isArray(list)) return { table, row: null, column: '' };
        const found = list.map((row: unknown) => findWrongColumn(columns, row));
        const at = found.findIndex((column) => column !== null);
        if (at !== -1) return { table, row: at + 1, column: found[at] ?? '' };
      }
      return null;
    },
    hash: () => bytesToHex(sha256(utf8ToBytes(canonicalText(snapshot())))),
  };
}

// Journal ------------------------------------------------------------------------------------------------------------

/** The rows changed since the last call, and how to undo the changes of an open transaction. */
type Journal = {
  /** Records a change and how to undo it. Outside a transaction it is final immediately. */
  record: RecordChange;
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

type SettledListener = (changes: readonly ChangedRow[]) => void;

type Step = { change: ChangedRow | null; undo: () => unknown };

function createJournal(): Journal {
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
