import type { FieldState } from 'final-form';
import { useMemo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { FieldName } from './fieldNames';
import { useFieldId, useFormContext } from './formContext';
import { useFormValue } from './formValues';
import { getErrorText } from './validation/serverErrors';
import { compose, required as requiredRule, type Validator } from './validation/validators';

/** Props of every field. */
export type FieldOptions<Value, Values extends object> = {
  /** Made by `createFieldNames`: `field('zip')`, `field('stops[0].zip')`. */
  name: FieldName<Value | null | undefined, Values>;
  label: string;
  /** One line below the control; an error replaces it. */
  hint?: string;
  /** Adds the `required` rule, the mark on the label and `aria-required`. */
  required?: boolean;
  /** Rules in addition to `required`; `compose` combines several. */
  validate?: Validator<Value | null | undefined, NoInfer<Values>> | undefined;
  disabled?: boolean;
  /** In an `independent` form: fields whose rules depend on this one. */
  alsoChecks?: readonly FieldName<unknown, NoInfer<Values>>[];
};

/** Attributes that connect a control to its label, hint and error. */
export type ControlAttributes = {
  id: string;
  name: string;
  disabled: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
};

export type FormField<Value> = {
  value: Value;
  change: (value: Value) => void;
  focus: () => void;
  blur: () => void;
  control: ControlAttributes;
  frame: FrameText;
};

/** Texts of the frame around a control. */
export type FrameText = {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean | undefined;
};

/**
 * One field of the form. Renders again only when its own value or errors change. `empty` replaces a missing value.
 * Errors show after the first failed submit (spec section 5), one at a time; a server error until the next change.
 */
export function useFormField<Value, Values extends object>(
  options: FieldOptions<Value, Values>,
  empty: Value,
): FormField<Value> {
  const { name, label, hint, required, validate, disabled, alsoChecks } = options;
  const id = useFieldId(name, label);
  const form = useForm<Record<string, unknown>>('useFormField');
  const rules = compose(required ? requiredRule : undefined, validate);
  // The field's name guarantees the type of its value.
  const validator = disabled ? undefined : (rules as Validator);
  const error = getShownError(useFieldState(name, { validate: validator, isEqual: isSameValue, alsoChecks }));
  const value = useFormValue(name) ?? empty;
  const handlers = useMemo(
    () => ({
      change: (next: Value) => form.change(name, next),
      focus: () => form.focus(name),
      blur: () => form.blur(name),
    }),
    [form, name],
  );
  const control = {
    id,
    name,
    disabled,
    'aria-invalid': error === undefined ? undefined : (true as const),
    'aria-required': required ? (true as const) : undefined,
    'aria-describedby': error !== undefined || hint !== undefined ? getNoteId(id) : undefined,
  };
  return { ...handlers, value, control, frame: { id, label, hint, error, required } };
}

/** The error to show: none before a failed submit, and none for a field added after it. */
export function getShownError(field: FieldProblems): string | undefined {
  if (!field.submitFailed || !field.touched) return undefined;
  return getErrorText(field.error) ?? (field.modifiedSinceLastSubmit ? undefined : getErrorText(field.submitError));
}

/** Id of the hint or error below a control. */
export function getNoteId(id: string): string {
  return `${id}-note`;
}

/** Equality for `dirty`: all empty values are equal, and lists are compared by their entries. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => entry === other[index]);
  }
  return Object.is(one, other) || (isBlank(one) && isBlank(other));
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)
  );
}

/** A field's errors, and the state that decides whether they are shown. */
const subscription = {
  error: true,
  submitError: true,
  submitFailed: true,
  touched: true,
  modifiedSinceLastSubmit: true,
} as const;

type FieldProblems = Partial<Pick<FieldState, keyof typeof subscription>>;

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

/** The field with an error that shows before a submit too; `undefined` leaves it as the form has it. */
export function withError<Value>(field: FormField<Value>, error: string | undefined): FormField<Value> {
  if (error === undefined || field.frame.error !== undefined) return field;
  return {
    ...field,
    frame: { ...field.frame, error },
    control: { ...field.control, 'aria-invalid': true, 'aria-describedby': getNoteId(field.frame.id) },
  };
}
