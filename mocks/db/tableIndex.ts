import type { RowKey } from './columns';
import { createSortedList, type SortedList } from './sortedList';
import { compareValues, type SortValue } from './values';

export type IndexKey = string | number | boolean;
type Indexed = IndexKey | readonly IndexKey[] | null | undefined;

/** How rows are found: `of` names the key (or keys) a row is listed under, nothing for a row that is not listed. */
export type IndexSpec<Row> = {
  of: (row: Row) => Indexed;
  /** Order within a key; the primary key breaks ties and is the order when this is missing. */
  sort?: (row: Row) => SortValue;
  /** The direction answers have unless a call says otherwise; 'asc' when missing. */
  order?: 'asc' | 'desc';
  /** At most one row per key. */
  unique?: boolean;
};

export type TableIndex<Row> = {
  readonly order: 'asc' | 'desc';
  add(row: Row, key: RowKey): void;
  remove(row: Row, key: RowKey): void;
  /** Moves a changed row; costs nothing when it stays where it is. */
  move(from: Row, to: Row, key: RowKey): void;
  /** The index key that another row already holds, when the index is unique. */
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
    for (const indexKey of keysOf(spec.of(row))) {
      const list = lists.get(indexKey) ?? createSortedList(compareEntries);
      list.add(entry(row, key));
      lists.set(indexKey, list);
    }
  }

  function remove(row: Row, key: RowKey): void {
    for (const indexKey of keysOf(spec.of(row))) {
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
        sameKeys(keysOf(spec.of(from)), keysOf(spec.of(to))) && compareEntries(entry(from, key), entry(to, key)) === 0;
      if (stays) return;
      remove(from, key);
      add(to, key);
    },
    clash: (row, key) =>
      spec.unique
        ? keysOf(spec.of(row)).find((indexKey) =>
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

function keysOf(indexed: Indexed): readonly IndexKey[] {
  if (indexed === null || indexed === undefined) return [];
  return typeof indexed === 'object' ? [...new Set(indexed)] : [indexed];
}

function sameKeys(a: readonly IndexKey[], b: readonly IndexKey[]): boolean {
  return a.length === b.length && a.every((key, i) => key === b[i]);
}

function compareEntries(a: Entry, b: Entry): number {
  return compareValues(a.sort, b.sort) || compareValues(a.key, b.key);
}
