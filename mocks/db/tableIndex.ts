import type { RowKey } from './columns';
import { createSortedList, type SortedList } from './sortedList';
import { compareValues, type SortValue } from './values';

export type IndexKey = string | number | boolean;
type Indexed = IndexKey | readonly IndexKey[] | null | undefined;

/** How rows are found: `of` returns the key (or keys) a row is listed under, or nothing for an unlisted row. */
export type IndexSpec<Row> = {
  of: (row: Row) => Indexed;
  /** Order within a key. Ties, and a missing `sort`, use the primary key. */
  sort?: (row: Row) => SortValue;
  /** The default direction of answers; 'asc' when missing. */
  order?: 'asc' | 'desc';
  /** At most one row per key. */
  unique?: boolean;
};

export type TableIndex<Row> = {
  readonly order: 'asc' | 'desc';
  add(row: Row, key: RowKey): void;
  remove(row: Row, key: RowKey): void;
  /** Moves a changed row; costs nothing when its place is the same. */
  move(from: Row, to: Row, key: RowKey): void;
  /** The key of a unique index that another row already has. */
  clash(row: Row, key: RowKey): IndexKey | undefined;
  count(indexKey: IndexKey): number;
  /** Primary keys from `start` (included) to `end` (excluded), counted in the given direction. */
  range(indexKey: IndexKey, start: number, end: number, order: 'asc' | 'desc'): RowKey[];
  clear(): void;
};

type Entry = { sort: SortValue; key: RowKey };

export function createTableIndex<Row>(spec: IndexSpec<Row>): TableIndex<Row> {
  const lists = new Map<IndexKey, SortedList<Entry>>();
  const entry = (row: Row, key: RowKey): Entry => ({ sort: spec.sort ? spec.sort(row) : key, key });

  function add(row: Row, key: RowKey): void {
    for (const indexKey of listKeys(spec.of(row))) {
      const list = lists.get(indexKey) ?? createSortedList(compareEntries);
      list.add(entry(row, key));
      lists.set(indexKey, list);
    }
  }

  function remove(row: Row, key: RowKey): void {
    for (const indexKey of listKeys(spec.of(row))) {
      const list = lists.get(indexKey);
      list?.remove(entry(row, key));
      if (list?.size() === 0) lists.delete(indexKey);
    }
  }

  return {
    order: spec.order ?? 'asc',
    add,
    remove,
    move(from, to, key) {
      const stays =
        sameKeys(listKeys(spec.of(from)), listKeys(spec.of(to))) &&
        compareEntries(entry(from, key), entry(to, key)) === 0;
      if (stays) return;
      remove(from, key);
      add(to, key);
    },
    clash: (row, key) =>
      spec.unique
        ? listKeys(spec.of(row)).find((indexKey) =>
            lists
              .get(indexKey)
              ?.slice(0, 1)
              .some((held) => held.key !== key),
          )
        : undefined,
    count: (indexKey) => lists.get(indexKey)?.size() ?? 0,
    range: (indexKey, start, end, order) => range(lists.get(indexKey), start, end, order),
    clear: () => lists.clear(),
  };
}

function range(list: SortedList<Entry> | undefined, start: number, end: number, order: 'asc' | 'desc'): RowKey[] {
  if (!list) return [];
  if (order === 'asc') return list.slice(start, end).map(({ key }) => key);
  const size = list.size();
  return list
    .slice(size - end, size - start)
    .map(({ key }) => key)
    .reverse();
}

function listKeys(indexed: Indexed): readonly IndexKey[] {
  if (indexed === null || indexed === undefined) return [];
  return typeof indexed === 'object' ? [...new Set(indexed)] : [indexed];
}

function sameKeys(a: readonly IndexKey[], b: readonly IndexKey[]): boolean {
  return a.length === b.length && a.every((key, i) => key === b[i]);
}

function compareEntries(a: Entry, b: Entry): number {
  return compareValues(a.sort, b.sort) || compareValues(a.key, b.key);
}
