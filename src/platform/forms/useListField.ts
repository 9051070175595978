import { getIn } from 'final-form';
import { useMemo, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import type { FieldName } from './fieldNames';
import { useFieldId } from './formContext';
import { isSameContent } from './sameContent';
import { useFieldState } from './useFieldState';
import { getShownError } from './useFormField';
import { getValuesStore } from './valuesStore';

/** A list entry; it keeps its key when it moves. */
export type ListEntry = { key: string };

export type ListField<Entry extends ListEntry> = {
  /** The entries' keys in order. The list renders again when these change, not when an entry is edited. */
  keys: readonly string[];
  /** Id for the element that the error summary links to. It must be focusable. */
  id: string;
  /** Error of the whole list. */
  error: string | undefined;
  read: () => readonly Entry[];
  replace: (entries: readonly Entry[]) => void;
  add: (entry: Entry) => void;
  remove: (index: number) => void;
  /** Moves an entry to another index; does nothing beyond the ends. */
  move: (from: number, to: number) => void;
};

/** A list in a form. Its entries are edited by fields such as `field('stops[0].city')`. */
export function useListField<Entry extends ListEntry>(
  name: FieldName<readonly Entry[]>,
  label: string,
): ListField<Entry> {
  const form = useForm<Record<string, unknown>>('useListField');
  const id = useFieldId(name, label);
  const { problems = {} } = useFieldState(name, { isEqual: isSameContent, silent: true });
  const values = getValuesStore(form);
  const joined = useSyncExternalStore(values.subscribe, () => joinKeys(readEntries(values.read(), name) ?? []));
  const keys = useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
  const edits = useMemo(() => {
    const readList: (values: object, path: string) => readonly Entry[] | undefined = getIn;
    const read = () => readList(values.read(), name) ?? [];
    const replace = (entries: readonly Entry[]) => form.change(name, entries);
    return {
      read,
      replace,
      add: (entry: Entry) => replace([...read(), entry]),
      remove: (index: number) => replace(read().filter((_, position) => position !== index)),
      move: (from: number, to: number) => replace(moveItem(read(), from, to)),
    };
  }, [form, values, name]);
  return { keys, id, error: getShownError(problems), ...edits };
}

/** The list with one entry at another index. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

const readEntries: (values: object, path: string) => readonly ListEntry[] | undefined = getIn;

function joinKeys(list: readonly ListEntry[]): string {
  return list.map(({ key }) => key).join(' ');
}
