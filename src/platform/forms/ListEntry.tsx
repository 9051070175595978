import { type ReactNode, useEffect, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { createEntry } from './entry';
import type { FieldName } from './fieldNames';
import { EntryContext, FieldPlace, useFormContext } from './formContext';

type ListEntryProps = {
  /** Name of the entry: `field('items[3]')`; `createPartNames` names the fields inside. */
  name: FieldName<object>;
  /** Where its fields are, shown in the error summary: "Item 4". */
  place: string;
  children: ReactNode;
};

/** The fields of one list entry. The form registers the entry instead of each field (`createEntry`). */
export function ListEntry({ name, place, children }: ListEntryProps) {
  const form = useForm<Record<string, unknown>>('ListEntry');
  const { entries, independent } = useFormContext(name);
  const entry = useMemo(() => createEntry(form, name, independent), [form, name, independent]);
  useEffect(() => {
    entries.add(entry);
    const unregister = entry.register();
    return () => {
      unregister();
      entries.delete(entry);
    };
  }, [entries, entry]);
  return (
    <FieldPlace value={place}>
      <EntryContext value={entry}>{children}</EntryContext>
    </FieldPlace>
  );
}
