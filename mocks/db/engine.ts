import { ENTITY_TYPE, PRIMARY_KEY, factory } from '@mswjs/data';
import { DATABASE_INSTANCE, type ModelDefinition } from '@mswjs/data/lib/glossary.js';
import type { RowKey } from './columns';

/** A row as `@mswjs/data` holds it. Frozen: a change replaces the row. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** One model of `@mswjs/data`, without its full scans: every call except `list` touches one row. */
export type EngineTable = {
  get(key: RowKey): StoredRow | undefined;
  /** Checks the row against the model. Throws when the key is taken or a column is null that must not be. */
  create(row: StoredRow): StoredRow;
  /** Replaces the row with this key, or restores a row that was valid before. Checks nothing. */
  put(key: RowKey, row: StoredRow): StoredRow;
  /** Whether the row comes from an engine (frozen and complete), so that it can be stored unchanged. */
  isHeld(row: StoredRow): boolean;
  delete(key: RowKey): void;
  /** The rows as the library lists them. */
  list(): StoredRow[];
};

export type EngineModel = { model: ModelDefinition; key: string };

/** The only module that uses `@mswjs/data`. */
export function createEngine(models: Readonly<Record<string, EngineModel>>): (name: string) => EngineTable {
  const library = withoutBroadcast(() =>
    factory(Object.fromEntries(Object.entries(models).map(([name, { model }]) => [name, model]))),
  );
  const database = library[DATABASE_INSTANCE];

  return (name) => {
    const api = library[name];
    const primary = models[name]?.key;
    if (!api || !primary) throw new Error(`No table named ${name}`);
    const rows = database.getModel(name);
    const isWhole = createRowCheck(models[name]?.model ?? {});
    const marked = (row: StoredRow) => Object.freeze({ ...row, [ENTITY_TYPE]: name, [PRIMARY_KEY]: primary });
    const isHeld = (row: StoredRow): row is ReturnType<typeof marked> =>
      Object.isFrozen(row) && Reflect.get(row, ENTITY_TYPE) === name;
    return {
      get: (key) => rows.get(key),
      create(row) {
        const key = row[primary];
        // Creating a row through the library is the most expensive step. It only runs for rows that the library would
        // refuse or complete.
        if (isWhole(row) && (typeof key === 'number' || typeof key === 'string') && !rows.has(key)) {
          const entity = marked(row);
          database.create(name, entity);
          return entity;
        }
        // Our own types check the columns; the library only sees an untyped model.
        return Object.freeze(api.create(row as Parameters<typeof api.create>[0]));
      },
      isHeld,
      put(key, row) {
        const entity = isHeld(row) ? row : marked(row);
        const held = rows.get(key);
        if (held) database.update(name, held, entity);
        else database.create(name, entity);
        return entity;
      },
      delete: (key) => database.delete(name, key),
      list: () => api.getAll(),
    };
  };
}

/**
 * Creates the check that a row has exactly the columns of the model and no null where the model has a constructor (not
 * nullable).
 */
function createRowCheck(model: ModelDefinition): (row: StoredRow) => boolean {
  const columns = Object.entries(model).map(([name, kind]) => ({ name, isNullable: typeof kind !== 'function' }));
  return (row) =>
    Object.keys(row).length === columns.length &&
    columns.every(({ name, isNullable }) => row[name] !== undefined && (isNullable || row[name] !== null));
}

/**
 * The library mirrors every write to other pages over its own BroadcastChannel, which would mix worlds. It looks for
 * the channel only when a database is created, so the channel is hidden at that moment.
 */
function withoutBroadcast<Made>(make: () => Made): Made {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  if (!channel?.configurable) return make();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return make();
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}
