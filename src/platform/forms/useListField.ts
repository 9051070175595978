import { getIn } from 'final-form';
import { useMemo, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import type { FieldName } from './fieldNames';
import { useFieldId } from './formContext';
import { sameContent } from './sameContent';
import { useFieldState } from './useFieldState';
import { shownError } from './useFormField';
import { valuesOf } from './valuesStore';

/** An entry of a list; it keeps its key when it moves. */
export type ListEntry = { key: string };

export type ListField<Entry extends ListEntry> = {
  /** Keys of the entries in their order. The list renders again when these change, not when an entry is edited. */
  keys: readonly string[];
  /** Id for the element that the error summary links to; it must be able to take the focus. */
  id: string;
  /** Error of the list as a whole. */
  error: string | undefined;
  read: () => readonly Entry[];
  replace: (entries: readonly Entry[]) => void;
  add: (entry: Entry) => void;
  remove: (index: number) => void;
  /** Moves an entry to another place; beyond the ends nothing happens. */
  move: (from: number, to: number) => void;
};

/** A list of a form whose entries are edited by fields such as `field('stops[0].city')`. */
export function useListField<Entry extends ListEntry>(
  name: FieldName<readonly Entry[]>,
  label: string,
): ListField<Entry> {
  const form = useForm<Record<string, unknown>>('useListField');
  const id = useFieldId(name, label);
  const { problems = {} } = useFieldState(name, { isEqual: sameContent, silent: true });
  const values = valuesOf(form);
  const joined = useSyncExternalStore(values.subscribe, () => keysOf(entriesIn(values.read(), name) ?? []));
  const keys = useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
  const edits = useMemo(() => {
    const listIn: (values: object, path: string) => readonly Entry[] | undefined = getIn;
    const read = () => listIn(values.read(), name) ?? [];
    const replace = (entries: readonly Entry[]) => form.change(name, entries);
    return {
      read,
      replace,
      add: (entry: Entry) => replace([...read(), entry]),
      remove: (index: number) => replace(read().filter((_, at) => at !== index)),
      move: (from: number, to: number) => replace(moved(read(), from, to)),
    };
  }, [form, values, name]);
  return { keys, id, error: shownError(problems), ...edits };
}

/** The list with one entry at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

const entriesIn: (values: object, path: string) => readonly ListEntry[] | undefined = getIn;

function keysOf(list: readonly ListEntry[]): string {
  return list.map(({ key }) => key).join(' ');
}
