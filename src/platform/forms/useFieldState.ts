import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { type FieldConfig, type FieldOwner, type FieldProblems, problemsSubscription } from './fieldOwner';
import { EntryContext } from './formContext';
import type { Validator } from './validation/validators';

type Options = Omit<FieldConfig, 'getValidator'> & { validate?: Validator | undefined };

export type FieldState<Value> = {
  /** Undefined until the field is registered under this name. */
  problems: FieldProblems | undefined;
  change: (value: Value) => void;
  focus: () => void;
  blur: () => void;
};

/**
 * Registers a field with final-form and subscribes to its problems, not to its value. `useField` of react-final-form 7
 * resets a remounted field to its initial value. This hook leaves the value alone, because fields of list
 * entries are remounted when entries move.
 */
export function useFieldState<Value>(name: string, options: Options): FieldState<Value> {
  const { validate, isEqual, validateFields, silent } = options;
  const owner = useFieldOwner(name);
  const [latest, setLatest] = useState<{ name: string; problems: FieldProblems }>();
  const validator = useRef(validate);
  useLayoutEffect(() => {
    validator.current = validate;
  }, [validate]);
  const alsoValidated = validateFields?.join(' ');
  useEffect(
    () =>
      owner.registerField(name, (problems) => setLatest({ name, problems }), problemsSubscription, {
        getValidator: () => validator.current,
        isEqual,
        ...(alsoValidated !== undefined && { validateFields: alsoValidated === '' ? [] : alsoValidated.split(' ') }),
        ...(silent === true && { silent }),
      }),
    [owner, name, isEqual, alsoValidated, silent],
  );
  const handlers = useMemo(
    () => ({
      change: (next: Value) => owner.change(name, next),
      focus: () => owner.focus(name),
      blur: () => owner.blur(name),
    }),
    [owner, name],
  );
  return { ...handlers, problems: latest?.name === name ? latest.problems : undefined };
}

function useFieldOwner(name: string): FieldOwner {
  const form = useForm<Record<string, unknown>>('useFieldState');
  const entry = use(EntryContext);
  return entry?.hasField(name) === true ? entry.owner : form;
}
