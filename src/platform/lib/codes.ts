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
