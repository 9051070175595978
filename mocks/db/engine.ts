import { ENTITY_TYPE, PRIMARY_KEY, factory } from '@mswjs/data';
import { DATABASE_INSTANCE, type ModelDefinition } from '@mswjs/data/lib/glossary.js';
import type { RowKey } from './columns';

/** A row as `@mswjs/data` holds it. Frozen: a change replaces it. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** One model of `@mswjs/data`, reached past its scans: every call but `list` costs one row. */
export type EngineTable = {
  get(key: RowKey): StoredRow | undefined;
  /** Checks the row against the model; throws on a key already held or a null where none may be. */
  create(row: StoredRow): StoredRow;
  /** Puts a row in place of the one with its key, or puts back one that was valid before; checks nothing. */
  put(key: RowKey, row: StoredRow): StoredRow;
  /** Whether it is a row as an engine of any world holds it, which can be put as it is. */
  isHeld(row: StoredRow): boolean;
  delete(key: RowKey): void;
  /** What the library itself lists. */
  list(): StoredRow[];
};

export type EngineModel = { model: ModelDefinition; key: string };

/** The only place that knows `@mswjs/data`. */
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
    const isWhole = wholeBy(models[name]?.model ?? {});
    const marked = (row: StoredRow) => Object.freeze({ ...row, [ENTITY_TYPE]: name, [PRIMARY_KEY]: primary });
    const isHeld = (row: StoredRow): row is ReturnType<typeof marked> =>
      Object.isFrozen(row) && Reflect.get(row, ENTITY_TYPE) === name;
    return {
      get: (key) => rows.get(key),
      create(row) {
        const key = row[primary];
        // The library takes each column apart, which costs more than all else: it is asked about rows it would refuse or complete.
        if (isWhole(row) && (typeof key === 'number' || typeof key === 'string') && !rows.has(key)) {
          const entity = marked(row);
          database.create(name, entity);
          return entity;
        }
        // The columns are checked by our own types; the library's see only a model it knows nothing about.
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

/** Whether a row has the columns of the model and no others, and nothing null where nothing may be: those are declared as constructors. */
function wholeBy(model: ModelDefinition): (row: StoredRow) => boolean {
  const columns = Object.entries(model).map(([name, kind]) => ({ name, isNullable: typeof kind !== 'function' }));
  return (row) =>
    Object.keys(row).length === columns.length &&
    columns.every(({ name, isNullable }) => row[name] !== undefined && (isNullable || row[name] !== null));
}

/**
 * The library mirrors every write to other pages over a BroadcastChannel of its own, which would mix worlds.
 * It looks for the channel only while a database is made, so it is out of sight just then.
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
