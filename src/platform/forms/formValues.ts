import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';

/** The value at a path of the form around; draws anew when that value changes and at nothing else. */
export function useFormValue(name: string): unknown {
  const form = useForm('useFormValue');
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form]);
  return useSyncExternalStore(subscribe, (): unknown => getIn(form.getState().values, name));
}

/**
 * What can be read from all values of the form around; draws anew when that changes and at nothing else. `read` gives
 * what is equal when it is the same: a text, a number, a boolean, or a part of the values.
 */
export function useFormReading<Result>(read: (values: object) => Result): Result {
  const form = useForm('useFormReading');
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => read(form.getState().values));
}

/** Sets a value of the form around, as if it had been typed: for what one choice fills in elsewhere. */
export function useChangeValue(): (name: string, value: unknown) => void {
  const form = useForm('useChangeValue');
  return form.change;
}
