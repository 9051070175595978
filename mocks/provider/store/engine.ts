import { drop, ENTITY_TYPE, factory } from '@mswjs/data';
import type { Model, RowKey } from './columns';
import { copyFrozen } from './values';

/** A row as `@mswjs/data` stores it. Frozen: a change replaces the row. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** One model of `@mswjs/data`. */
export type EngineTable = {
  get(key: RowKey): StoredRow | undefined;
  /** All rows, in no particular order. */
  list(): StoredRow[];
  count(): number;
  /** Throws when the key is taken or a column is null that must not be. */
  create(key: RowKey, row: StoredRow): StoredRow;
  /** Returns the deleted row; undefined when there was none. */
  delete(key: RowKey): StoredRow | undefined;
};

export type EngineModel = { model: Model; key: string };

export type Engine = {
  open(name: string): EngineTable;
  /** Removes the rows of all tables. */
  clear(): void;
};

/**
 * Stores the rows in `@mswjs/data`, with a map by key beside each model: the library scans all rows to find one. A
 * change is a delete and a create, because the library's `update` merges nested objects instead of replacing them.
 */
export function createEngine(models: Readonly<Record<string, EngineModel>>): Engine {
  const library = factory(Object.fromEntries(Object.entries(models).map(([name, { model }]) => [name, model])));
  const maps = new Map(Object.keys(models).map((name) => [name, new Map<RowKey, StoredRow>()]));

  return {
    open(name) {
      const api = library[name];
      const byKey = maps.get(name);
      const column = models[name]?.key;
      if (!api || !byKey || !column) throw new Error(`No table named ${name}`);
      return {
        get: (key) => byKey.get(key),
        list: api.getAll,
        count: api.count,
        create(key, row) {
          const given = isStored(row) ? row : copyFrozen(row);
          // Our own types check the columns; the library only sees an untyped model.
          const stored = Object.freeze(api.create(given as Parameters<typeof api.create>[0]));
          byKey.set(key, stored);
          return stored;
        },
        delete(key) {
          const row = byKey.get(key);
          if (byKey.delete(key)) api.delete({ where: { [column]: { equals: key } } as object });
          return row;
        },
      };
    },
    clear() {
      drop(library);
      for (const byKey of maps.values()) byKey.clear();
    },
  };
}

/** A row that comes from an engine is frozen on every level. */
const isStored = (row: StoredRow) => ENTITY_TYPE in row && Object.isFrozen(row);
