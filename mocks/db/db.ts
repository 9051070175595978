import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RowKey } from './columns';
import type { TableDefinition } from './defineTable';
import { createEngine, type StoredRow } from './engine';
import { createJournal, type SettledListener } from './journal';
import type { TableStore } from './tableStore';
import { canonicalText, copyOf } from './values';

/** A row that changed; null when it is gone. */
export type Change = { table: string; key: RowKey; row: StoredRow | null };
export type Snapshot = { rows: Record<string, StoredRow[]>; sequences: Record<string, number> };

type Definitions = Readonly<Record<string, TableDefinition<unknown>>>;
type Tables<Given extends Definitions> = {
  readonly [Name in keyof Given]: Given[Name] extends TableDefinition<infer Opened> ? Opened : never;
};

export type Db<Given extends Definitions> = {
  readonly tables: Tables<Given>;
  /** All or nothing, nested ones too; `work` must be synchronous. Sequences step back as well. */
  transaction<Result>(work: () => Result): Result;
  /** 1, 2, 3 … per name; part of snapshot, transaction and hash. */
  nextId(sequence: string): number;
  sequences(): Record<string, number>;
  /** The rows changed since the last call, each once with its present state. */
  takeChanges(): Change[];
  /** Calls back after every write, or once after a transaction, with the rows that changed; returns its undo. */
  onChange(listener: SettledListener): () => void;
  /** Everything there is. The rows are the frozen ones themselves: they cost nothing and stay as they are. */
  snapshot(): Snapshot;
  /** Replaces everything. It is not a change: nothing is logged, nothing can be undone. */
  restore(snapshot: Snapshot): void;
  /** Hex SHA-256 over all rows and sequences; equal content, equal hash, whatever the order of the writes. */
  hash(): string;
};

export function createDb<const Given extends Definitions>(definitions: Given): Db<Given> {
  const engine = createEngine(definitions);
  const journal = createJournal();
  const sequences = new Map<string, number>();
  const opened = Object.entries(definitions).map(([name, definition]) => ({
    name,
    ...definition.open(name, engine(name), journal),
  }));
  const stores = new Map(opened.map(({ name, store }) => [name, store]));

  function snapshot(): Snapshot {
    const rows: Snapshot['rows'] = {};
    for (const [name, store] of stores) rows[name] = rowsOf(store);
    return { rows, sequences: Object.fromEntries(sequences) };
  }

  return {
    // Each table was opened by the definition of the same name.
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
      journal.takeChanged().map(({ table, key }) => ({ table, key, row: copyOf(stores.get(table)?.row(key) ?? null) })),
    onChange: journal.onSettled,
    snapshot,
    restore(saved) {
      for (const [name, store] of stores) store.load(saved.rows[name] ?? []);
      sequences.clear();
      for (const [name, last] of Object.entries(saved.sequences)) sequences.set(name, last);
      journal.takeChanged();
    },
    hash: () => bytesToHex(sha256(utf8ToBytes(canonicalText(snapshot())))),
  };
}

function rowsOf(store: TableStore): StoredRow[] {
  return store.keys
    .slice(0, store.keys.size())
    .map(store.row)
    .filter((row) => row !== undefined);
}
