import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { isEqual } from '../lib/plainData';
import type { FieldName } from './fieldNames';
import { useFieldId, useFormContext } from './formContext';
import { readValue } from './formValues';
import { useFieldState, getShownError } from './useFormField';

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
  const { values } = useFormContext(name);
  const error = getShownError(useFieldState(name, { isEqual: isEqual }));
  const edits = useMemo(() => {
    const read = () => readValue<readonly Entry[]>(values.read(), name) ?? [];
    const replace = (entries: readonly Entry[]) => form.change(name, entries);
    return {
      read,
      replace,
      add: (entry: Entry) => replace([...read(), entry]),
      remove: (index: number) => replace(read().toSpliced(index, 1)),
      move: (from: number, to: number) => replace(moveItem(read(), from, to)),
    };
  }, [form, values, name]);
  const joined = useSyncExternalStore(values.subscribe, () => joinKeys(edits.read()));
  const keys = useMemo(() => joined.split(' ').filter(Boolean), [joined]);
  // The fields of moved entries have registered under their new names.
  useEffect(() => void form.mutators.revalidate?.(), [form, keys]);
  return { keys, id, error, ...edits };
}

/** The list with one entry at another index. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

function joinKeys(list: readonly ListEntry[]): string {
  return list.map(({ key }) => key).join(' ');
}
