import { type FieldState, type FieldSubscription, getIn } from 'final-form';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { valuesOf } from './valuesStore';
import type { Validator } from './validators';

type Options = {
  subscription: FieldSubscription;
  validate?: Validator | undefined;
  isEqual: (one: unknown, other: unknown) => boolean;
  /** Fields to check with each change of this one: none but itself for an empty list, all when left out. */
  validateFields?: string[] | undefined;
  /** Tells nobody else that it came: where hundreds come at once. */
  silent?: boolean;
};

export type LiveField<Value> = {
  value: Value | null | undefined;
  /** Undefined until the form knows the field by this name. */
  state: FieldState<Value> | undefined;
  change: (value: Value) => void;
  focus: () => void;
  blur: () => void;
};

/**
 * One field of final-form, subscribed to itself. Unlike `useField` of react-final-form 7, which sets a field that comes
 * back to its initial value, it takes whatever the form holds under its name: entries of lists move and are folded away.
 */
export function useFieldState<Value>(name: string, options: Options): LiveField<Value> {
  const { subscription, validate, isEqual, validateFields, silent } = options;
  const read: (values: object, path: string) => Value | null | undefined = getIn;
  const form = useForm<Record<string, Value>>('useFieldState');
  const [known, setKnown] = useState<FieldState<Value>>();
  const rule = useRef(validate);
  useLayoutEffect(() => {
    rule.current = validate;
  }, [validate]);
  const checked = validateFields?.join(' ');
  useEffect(
    () =>
      form.registerField(name, setKnown, subscription, {
        getValidator: () => rule.current,
        isEqual,
        ...(checked !== undefined && { validateFields: checked === '' ? [] : checked.split(' ') }),
        ...(silent === true && { silent }),
      }),
    [form, name, subscription, isEqual, checked, silent],
  );
  const acts = useMemo(
    () => ({
      change: (value: Value) => form.change(name, value),
      focus: () => form.focus(name),
      blur: () => form.blur(name),
    }),
    [form, name],
  );
  const state = known?.name === name ? known : undefined;
  const held = state ? state.value : read(valuesOf(form).read(), name);
  return { ...acts, state, value: held };
}
