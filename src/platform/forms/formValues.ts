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
 * What is made of all values of the form around; draws anew only when that comes out different by its content. `derive`
 * is called when a value it looked at has changed, and must stay the same function.
 */
export function useDerivedValue<Part extends object, Result>(
  part: FieldName<Part>,
  derive: (values: Partial<Part>) => Result,
): Result {
  const store = valuesOf(useForm('useDerivedValue'));
  const snapshot = useMemo(() => steady(store, part, derive), [store, part, derive]);
  return useSyncExternalStore(store.subscribe, snapshot);
}

/**
 * What can be read from all values of the form around; draws anew when that changes and at nothing else. `read` gives
 * what is equal when it is the same: a text, a number, a boolean, or a part of the values.
 */
export function useFormReading<Part extends object, Result>(
  part: FieldName<Part>,
  read: (values: Partial<Part>) => Result,
): Result {
  const store = valuesOf(useForm('useFormReading'));
  return useSyncExternalStore(store.subscribe, () => read(partAt(store.read(), part)));
}

/** Reads a value of the form around when something happens, without drawing anew when it changes. */
export function useReadValue(): <Value>(name: FieldName<Value>) => Value | undefined {
  const { read } = valuesOf(useForm('useReadValue'));
  return (name) => valueAt(read(), name);
}

/** Sets a value of the form around, as if it had been typed: for what one choice fills in elsewhere. */
export function useChangeValue(): <Value>(name: FieldName<Value>, value: NoInfer<Value> | undefined) => void {
  const form = useForm<Record<string, unknown>>('useChangeValue');
  return form.change;
}

/** The derived value, the same object as long as its content is the same; derived anew when what it looked at changed. */
function steady<Part extends object, Result>(
  store: ValuesStore,
  part: FieldName<Part>,
  derive: (values: Partial<Part>) => Result,
) {
  const read = () => partAt(store.read(), part);
  let from = read();
  let seen = watched(from);
  let result = derive(seen.values);
  return () => {
    const values = read();
    if (values === from) return result;
    from = values;
    if (!seen.isChangedIn(values)) return result;
    seen = watched(values);
    const next = derive(seen.values);
    if (JSON.stringify(next) !== JSON.stringify(result)) result = next;
    return result;
  };
}

/** Values that remember which of them were read, by their names at the top; whoever lists the names has read them all. */
function watched<Values extends object>(values: Values) {
  const names = new Set<string | symbol>();
  let isAll = false;
  const watching = new Proxy(values, {
    get: (target, name): unknown => {
      names.add(name);
      return Reflect.get(target, name);
    },
    ownKeys: (target) => {
      isAll = true;
      return Reflect.ownKeys(target);
    },
    has: (target, name) => {
      isAll = true;
      return Reflect.has(target, name);
    },
  });
  const isChangedIn = (now: object) =>
    isAll || [...names].some((name) => Reflect.get(now, name) !== Reflect.get(values, name));
  return { values: watching, isChangedIn };
}

function partAt<Part extends object>(values: object, part: FieldName<Part>): Partial<Part> {
  return valueAt(values, part) ?? {};
}

function valueAt<Value>(values: object, name: FieldName<Value>): Value | undefined {
  const read: (values: object, path: string) => Value | undefined = getIn;
  return read(values, name);
}
