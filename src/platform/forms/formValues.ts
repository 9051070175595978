import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';

/** The value at a path of the form around; draws anew when that value changes and at nothing else. */
export function useFormValue(name: string): unknown {
  const form = useForm('useFormValue');
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form]);
  return useSyncExternalStore(subscribe, (): unknown => getIn(form.getState().values, name));
}

/** Sets a value of the form around, as if it had been typed: for what one choice fills in elsewhere. */
export function useChangeValue(): (name: string, value: unknown) => void {
  const form = useForm('useChangeValue');
  return form.change;
}
