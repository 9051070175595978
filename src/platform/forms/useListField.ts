import { type FormApi, getIn } from 'final-form';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import type { FieldName } from './fieldNames';
import { useFieldId } from './formContext';
import { sameContent } from './sameContent';
import { useFieldState } from './useFieldState';
import { shownError } from './useFormField';
import { valuesOf } from './valuesStore';

/** An entry of a list; its key stays its own wherever it stands. */
export type ListEntry = { key: string };

export type ListField<Entry extends ListEntry> = {
  /** Keys of the entries in their order; the list is drawn anew when these change and at nothing typed inside. */
  keys: readonly string[];
  /** Id for the element that stands for the list in the error summary; it should take the focus. */
  id: string;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  read: () => readonly Entry[];
  replace: (entries: readonly Entry[]) => void;
  add: (entry: Entry) => void;
  remove: (index: number) => void;
  /** Moves an entry to another place; beyond the ends nothing happens. */
  move: (from: number, to: number) => void;
};

/** A list of a form whose entries are edited by fields `name[0].city`. */
export function useListField<Entry extends ListEntry>(
  name: FieldName<readonly Entry[]>,
  label: string,
): ListField<Entry> {
  const form = useForm('useListField');
  const id = useFieldId(name, label);
  const { problems = {} } = useFieldState(name, { isEqual: sameContent, silent: true });
  const values = valuesOf(form);
  const joined = useSyncExternalStore(values.subscribe, () => keysOf(entriesIn(values.read(), name) ?? []));
  const keys = useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
  useCheckAfter(joined);
  const edits = useMemo(() => {
    const listIn: (values: object, path: string) => readonly Entry[] | undefined = getIn;
    const read = () => listIn(values.read(), name) ?? [];
    const replace = (entries: readonly Entry[]) => {
      // The fields that come and go are checked once, when all of them have, instead of with each.
      if (keysOf(entries) !== keysOf(read())) pauseChecks(form);
      form.change(name, entries);
    };
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

/** Pauses the checks, not the news of changed values; the library's types do not know that it can. */
function pauseChecks({ pauseValidation }: Pick<FormApi, 'pauseValidation'>): void {
  const pause: (alsoNews: boolean) => void = pauseValidation;
  pause(false);
}

/** Once the entries are drawn, and their fields known by their new names, all fields are checked anew. */
function useCheckAfter(order: string): void {
  const form = useForm('useCheckAfter');
  useEffect(() => {
    if (form.isValidationPaused()) form.resumeValidation();
    return () => {
      if (form.isValidationPaused()) form.resumeValidation();
    };
  }, [form, order]);
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
