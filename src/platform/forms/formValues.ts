import { getIn } from 'final-form';
import { useMemo, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { isEqual } from '../lib/plainData';
import type { FieldName } from './fieldNames';
import { useFormContext } from './formContext';

/** A field's value; undefined if the form started without it. Renders again only when the value changes. */
export function useFormValue<Value>(name: FieldName<Value>): Value | undefined {
  const { read, subscribe } = useFormContext(name).values;
  return useSyncExternalStore(subscribe, () => readValue(read(), name));
}

/**
 * Derives a result from a part of the values (`field.root` for all of them). Renders again only when the content of
 * the result changes. `derive` is called on each change of the form.
 */
export function useDerivedValue<Part extends object, Result>(
  part: FieldName<Part>,
  derive: (values: Partial<Part>) => Result,
): Result {
  const { read, subscribe } = useFormContext(part).values;
  const stable = useMemo(() => keepStable<Result>(), []);
  return useSyncExternalStore(subscribe, () => stable(derive(readValue<Partial<Part>>(read(), part) ?? {})));
}

/** Returns a function that reads a value in an event handler, without rendering when it changes. */
export function useReadValue(): <Value>(name: FieldName<Value>) => Value | undefined {
  const { read } = useFormContext('useReadValue').values;
  return (name) => readValue(read(), name);
}

/** Returns a function that sets a value as if it had been typed, for choices that fill in other fields. */
export function useChangeValue(): <Value>(name: FieldName<Value>, value: NoInfer<Value> | undefined) => void {
  return useForm<Record<string, unknown>>('useChangeValue').change;
}

/** The value at a path. */
export function readValue<Value>(values: object, name: FieldName<Value>): Value | undefined {
  const read: (values: object, path: string) => Value | undefined = getIn;
  return read(values, name);
}

/** Returns the same object as long as its content is the same. */
function keepStable<Result>(): (next: Result) => Result {
  let last: { result: Result } | undefined;
  return (next) => {
    if (!last || !isEqual(last.result, next)) last = { result: next };
    return last.result;
  };
}
