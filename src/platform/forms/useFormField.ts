import { useMemo } from 'react';
import { useForm } from 'react-final-form';
import type { FieldName } from './fieldNames';
import { useFieldId } from './formContext';
import { useFormValue } from './formValues';
import { getErrorText } from './validation/serverErrors';
import { type FieldProblems, useFieldState } from './useFieldState';
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
