import { texts } from './texts';

type Table<Code extends PropertyKey, Entry> = Readonly<Record<Code, Entry>>;

/** The entry of a code. Undefined for a code that a newer or another provider sends, despite its type. */
export function findByCode<Code extends PropertyKey, Entry>(table: Table<Code, Entry>, code: Code): Entry | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}

/** The name of a status; "Status 42" for one that has none. */
export function nameStatus<Code extends string | number>(names: Table<Code, string>, status: Code): string {
  return findByCode(names, status) ?? texts.unknownStatus(String(status));
}

/**
 * Checks whether the provider gave a row its id. Without one the row is shown, but not the links and actions that need
 * the id. The reader of answers gives such rows ids below zero, so that lists can keep them apart.
 */
export function hasId(id: number | string): boolean {
  return typeof id === 'number' ? id > 0 : !id.startsWith('-');
}
