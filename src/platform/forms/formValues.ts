import { getIn } from 'final-form';
import { useMemo, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import type { FieldName } from './fieldNames';
import { type ValuesStore, valuesOf } from './valuesStore';

/** The value of a field; undefined where the form began without it. Renders again only when that value changes. */
export function useFormValue<Value>(name: FieldName<Value>): Value | undefined {
  const { read, subscribe } = valuesOf(useForm('useFormValue'));
  return useSyncExternalStore(subscribe, () => valueAt(read(), name));
}

/**
 * Something read from a part of the values (`field.root` for all of them). Renders again only when it changes. `read`
 * returns a text, a number, a boolean or a part of the values; `useDerivedValue` is for new objects.
 */
export function useFormReading<Part extends object, Result>(
  part: FieldName<Part>,
  read: (values: Partial<Part>) => Result,
): Result {
  const store = valuesOf(useForm('useFormReading'));
  return useSyncExternalStore(store.subscribe, () => read(partAt(store.read(), part)));
}

/**
 * An object made from a part of the values. Renders again only when its content changes. `derive` is called with each
 * change of the form and must stay the same function.
 */
export function useDerivedValue<Part extends object, Result>(
  part: FieldName<Part>,
  derive: (values: Partial<Part>) => Result,
): Result {
  const store = valuesOf(useForm('useDerivedValue'));
  const snapshot = useMemo(() => stableResult(store, part, derive), [store, part, derive]);
  return useSyncExternalStore(store.subscribe, snapshot);
}

/** Reads a value when something happens, without a new render when it changes. */
export function useReadValue(): <Value>(name: FieldName<Value>) => Value | undefined {
  const { read } = valuesOf(useForm('useReadValue'));
  return (name) => valueAt(read(), name);
}

/** Sets a value as if it had been typed: for what one choice fills in elsewhere. */
export function useChangeValue(): <Value>(name: FieldName<Value>, value: NoInfer<Value> | undefined) => void {
  const form = useForm<Record<string, unknown>>('useChangeValue');
  return form.change;
}

/** Returns the same object as long as its content is the same. */
function stableResult<Part extends object, Result>(
  store: ValuesStore,
  part: FieldName<Part>,
  derive: (values: Partial<Part>) => Result,
): () => Result {
  let source = partAt(store.read(), part);
  let result = derive(source);
  return () => {
    const values = partAt(store.read(), part);
    if (values === source) return result;
    source = values;
    const next = derive(values);
    if (JSON.stringify(next) !== JSON.stringify(result)) result = next;
    return result;
  };
}

function partAt<Part extends object>(values: object, part: FieldName<Part>): Partial<Part> {
  return valueAt(values, part) ?? {};
}

function valueAt<Value>(values: object, name: FieldName<Value>): Value | undefined {
  const read: (values: object, path: string) => Value | undefined = getIn;
  return read(values, name);
}
