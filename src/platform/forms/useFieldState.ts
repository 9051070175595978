import type { FieldState } from 'final-form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFormContext } from './formContext';
import type { Validator } from './validation/validators';

/** A field's errors, and the state that decides whether they are shown. */
const subscription = {
  error: true,
  submitError: true,
  submitFailed: true,
  touched: true,
  modifiedSinceLastSubmit: true,
} as const;

export type FieldProblems = Partial<Pick<FieldState, keyof typeof subscription>>;

type Options = {
  validate?: Validator | undefined;
  isEqual: (one: unknown, other: unknown) => boolean;
  /** In an `independent` form: fields to validate when this one changes. */
  alsoChecks?: readonly string[];
};

/**
 * Registers a field and returns its problems. `useField` of react-final-form 7 resets a field that is mounted again to
 * its initial value, which would lose what was typed when list entries move.
 */
export function useFieldState(name: string, { validate, isEqual, alsoChecks = [] }: Options): FieldProblems {
  const form = useForm<Record<string, unknown>>('useFieldState');
  const { independent } = useFormContext(name);
  const [latest, setLatest] = useState<{ name: string; problems: FieldProblems }>();
  const validator = useRef(validate);
  useLayoutEffect(() => {
    validator.current = validate;
  }, [validate]);
  const checked = alsoChecks.join(' ');
  useEffect(
    () =>
      form.registerField(name, (problems) => setLatest({ name, problems }), subscription, {
        getValidator: () => validator.current,
        isEqual,
        ...(independent && { validateFields: checked.split(' ').filter(Boolean), silent: true }),
      }),
    [form, name, isEqual, independent, checked],
  );
  return latest?.name === name ? latest.problems : {};
}
