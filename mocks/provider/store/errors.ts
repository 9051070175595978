import type { RowKey } from './columns';
import type { IndexKey } from './tableIndex';

export class MissingRow extends Error {
  override readonly name = 'MissingRow';
  readonly table: string;
  readonly key: RowKey;

  constructor(table: string, key: RowKey) {
    super(`${table} has no row ${key}`);
    this.table = table;
    this.key = key;
  }
}

/** A primary key, or the key of a unique index (then `index` is its name), is already taken. */
export class DuplicateRow extends Error {
  override readonly name = 'DuplicateRow';
  readonly table: string;
  readonly key: IndexKey;
  readonly index: string | undefined;

  constructor(table: string, key: IndexKey, index?: string) {
    super(`${table} already has a row with ${index ?? 'key'} ${key}`);
    this.table = table;
    this.key = key;
    this.index = index;
  }
}
