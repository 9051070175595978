import { getIn } from 'final-form';
import { useMemo, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { currentLanguage } from '../language/current';
import type { FieldName } from './fieldNames';
import { type ValuesStore, getValuesStore } from './valuesStore';

/** A field's value; undefined if the form started without it. Renders again only when the value changes. */
export function useFormValue<Value>(name: FieldName<Value>): Value | undefined {
  const { read, subscribe } = getValuesStore(useForm('useFormValue'));
  return useSyncExternalStore(subscribe, () => readValue(read(), name));
}

/**
 * Reads from a part of the values (`field.root` for all of them). Renders again only when the result changes. `read`
 * returns a text, a number, a boolean or a part of the values; `useDerivedValue` is for new objects.
 */
export function useFormReading<Part extends object, Result>(
  part: FieldName<Part>,
  read: (values: Partial<Part>) => Result,
): Result {
  const store = getValuesStore(useForm('useFormReading'));
  return useSyncExternalStore(store.subscribe, () => read(readPart(store.read(), part)));
}

/**
 * Derives an object from a part of the values. Renders again only when its content changes. `derive` is called on each
 * change of the form and must be stable.
 */
export function useDerivedValue<Part extends object, Result>(
  part: FieldName<Part>,
  derive: (values: Partial<Part>) => Result,
): Result {
  const store = getValuesStore(useForm('useDerivedValue'));
  const getSnapshot = useMemo(() => keepStable(store, part, derive), [store, part, derive]);
  return useSyncExternalStore(store.subscribe, getSnapshot);
}

/** Returns a function that reads a value in an event handler, without rendering when it changes. */
export function useReadValue(): <Value>(name: FieldName<Value>) => Value | undefined {
  const { read } = getValuesStore(useForm('useReadValue'));
  return (name) => readValue(read(), name);
}

/** Returns a function that sets a value as if it had been typed, for choices that fill in other fields. */
export function useChangeValue(): <Value>(name: FieldName<Value>, value: NoInfer<Value> | undefined) => void {
  const form = useForm<Record<string, unknown>>('useChangeValue');
  return form.change;
}

/** Returns the same object as long as its content is the same. It may contain texts. */
function keepStable<Part extends object, Result>(
  store: ValuesStore,
  part: FieldName<Part>,
  derive: (values: Partial<Part>) => Result,
): () => Result {
  let source = readPart(store.read(), part);
  let result = derive(source);
  let language = currentLanguage();
  return () => {
    const values = readPart(store.read(), part);
    if (values === source && language === currentLanguage()) return result;
    source = values;
    language = currentLanguage();
    const next = derive(values);
    if (JSON.stringify(next) !== JSON.stringify(result)) result = next;
    return result;
  };
}

function readPart<Part extends object>(values: object, part: FieldName<Part>): Partial<Part> {
  return readValue(values, part) ?? {};
}

function readValue<Value>(values: object, name: FieldName<Value>): Value | undefined {
  const read: (values: object, path: string) => Value | undefined = getIn;
  return read(values, name);
}
