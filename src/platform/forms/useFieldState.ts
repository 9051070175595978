import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { type FieldConfig, type FieldHome, type FieldProblems, problemsWanted } from './fieldHome';
import { EntryContext } from './formContext';
import type { Validator } from './validation/validators';

type Options = Omit<FieldConfig, 'getValidator'> & { validate?: Validator | undefined };

export type LiveField<Value> = {
  /** Undefined until the form knows the field by this name. */
  problems: FieldProblems | undefined;
  change: (value: Value) => void;
  focus: () => void;
  blur: () => void;
};

/**
 * One field of final-form, subscribed to what is wrong with it; whoever shows its value reads that beside. Unlike
 * `useField` of react-final-form 7, which sets a field that comes back to its initial value, it leaves alone what the form
 * holds under its name: entries of lists move and are folded away.
 */
export function useFieldState<Value>(name: string, options: Options): LiveField<Value> {
  const { validate, isEqual, validateFields, silent } = options;
  const home = useFieldHome(name);
  const [told, setTold] = useState<{ name: string; problems: FieldProblems }>();
  const rule = useRef(validate);
  useLayoutEffect(() => {
    rule.current = validate;
  }, [validate]);
  const checked = validateFields?.join(' ');
  useEffect(
    () =>
      home.registerField(name, (problems) => setTold({ name, problems }), problemsWanted, {
        getValidator: () => rule.current,
        isEqual,
        ...(checked !== undefined && { validateFields: checked === '' ? [] : checked.split(' ') }),
        ...(silent === true && { silent }),
      }),
    [home, name, isEqual, checked, silent],
  );
  const acts = useMemo(
    () => ({
      change: (next: Value) => home.change(name, next),
      focus: () => home.focus(name),
      blur: () => home.blur(name),
    }),
    [home, name],
  );
  return { ...acts, problems: told?.name === name ? told.problems : undefined };
}

function useFieldHome(name: string): FieldHome {
  const form = useForm<Record<string, unknown>>('useFieldState');
  const entry = use(EntryContext);
  return entry?.holds(name) === true ? entry.home : form;
}
