import { getIn } from 'final-form';
import { useMemo, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { type ValuesStore, valuesOf } from './valuesStore';

/** The value at a path of the form around; draws anew when that value changes and at nothing else. */
export function useFormValue(name: string): unknown {
  const { read, subscribe } = valuesOf(useForm('useFormValue'));
  return useSyncExternalStore(subscribe, (): unknown => getIn(read(), name));
}

/**
 * What is made of all values of the form around; draws anew only when that comes out different by its content. `derive`
 * is called at every change, must be quick, and must stay the same function.
 */
export function useDerivedValue<Result>(derive: (values: object) => Result): Result {
  const store = valuesOf(useForm('useDerivedValue'));
  const snapshot = useMemo(() => steady(store, derive), [store, derive]);
  return useSyncExternalStore(store.subscribe, snapshot);
}

/**
 * What can be read from all values of the form around; draws anew when that changes and at nothing else. `read` gives
 * what is equal when it is the same: a text, a number, a boolean, or a part of the values.
 */
export function useFormReading<Result>(read: (values: object) => Result): Result {
  const store = valuesOf(useForm('useFormReading'));
  return useSyncExternalStore(store.subscribe, () => read(store.read()));
}

/** Reads a value of the form around when something happens, without drawing anew when it changes. */
export function useReadValue(): (name: string) => unknown {
  const { read } = valuesOf(useForm('useReadValue'));
  return (name): unknown => getIn(read(), name);
}

/** Sets a value of the form around, as if it had been typed: for what one choice fills in elsewhere. */
export function useChangeValue(): (name: string, value: unknown) => void {
  const form = useForm('useChangeValue');
  return form.change;
}

/** The derived value, the same object as long as its content is the same. */
function steady<Result>({ read }: ValuesStore, derive: (values: object) => Result) {
  let from = read();
  let result = derive(from);
  return () => {
    const values = read();
    if (values === from) return result;
    from = values;
    const next = derive(values);
    if (JSON.stringify(next) !== JSON.stringify(result)) result = next;
    return result;
  };
}
