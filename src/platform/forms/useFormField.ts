import { getIn } from 'final-form';
import { useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import type { FieldName } from './fieldNames';
import type { FieldProblems } from './fieldOwner';
import { useFieldId, useFormContext } from './formContext';
import { errorText } from './validation/serverErrors';
import { useFieldState } from './useFieldState';
import { valuesOf } from './valuesStore';
import { compose, required as requiredRule, type Validator } from './validation/validators';

/** Props of every field. */
export type FieldOptions<Value, Values extends object> = {
  /** Made by `namesOf`: `field('zip')`, `field('stops[0].zip')`. */
  name: FieldName<Value | null | undefined, Values>;
  label: string;
  /** One line below the control; an error takes its place. */
  hint?: string;
  /** Adds the `required` rule, the mark at the label and `aria-required`. */
  required?: boolean;
  /** Rules beyond `required`; `compose` joins several. */
  validate?: Validator<Value | null | undefined, NoInfer<Values>> | undefined;
  disabled?: boolean;
  /** In an `independent` form: fields whose rules use this one. */
  alsoChecks?: readonly FieldName<unknown, NoInfer<Values>>[];
};

/** Attributes that tie a control to its label, hint and error. */
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
 * One field of the form; it renders again only when its own value or errors change. `empty` replaces an absent value.
 * Errors show after the first failed submit (spec section 5), one at a time; a server error until the next change.
 */
export function useFormField<Value, Values extends object>(
  options: FieldOptions<Value, Values>,
  empty: Value,
): FormField<Value> {
  const { name, label, hint, required, validate, disabled, alsoChecks = none } = options;
  const id = useFieldId(name, label);
  const { independent } = useFormContext(name);
  const rules = compose(required ? requiredRule : undefined, validate);
  const {
    problems = {},
    change,
    focus,
    blur,
  } = useFieldState<Value>(name, {
    // What the form holds under a name is what the name says.
    validate: disabled ? undefined : (rules as Validator),
    isEqual: sameValue,
    ...(independent && { validateFields: [...alsoChecks], silent: true }),
  });
  const store = valuesOf(useForm('useFormField'));
  const read: (values: object, path: string) => Value | null | undefined = getIn;
  const value = useSyncExternalStore(store.subscribe, () => read(store.read(), name));
  const error = shownError(problems);
  return {
    value: value ?? empty,
    change,
    focus,
    blur,
    control: controlAttributes(id, options, error),
    frame: { id, label, hint, error, required },
  };
}

type Attributes = {
  name: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

function controlAttributes(id: string, options: Attributes, error: string | undefined): ControlAttributes {
  const { name, hint, required, disabled } = options;
  return {
    id,
    name,
    disabled,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required ? true : undefined,
    'aria-describedby': error !== undefined || hint !== undefined ? noteId(id) : undefined,
  };
}

/** The error a field shows: none before a failed submit, and none for a field added after it. */
export function shownError(field: FieldProblems): string | undefined {
  if (!field.submitFailed || !field.touched) return undefined;
  return errorText(field.error) ?? (field.modifiedSinceLastSubmit ? undefined : errorText(field.submitError));
}

const none: readonly string[] = [];

/** Id of the hint or error below a control. */
export function noteId(id: string): string {
  return `${id}-note`;
}

/** Equality for `dirty`: all empty values are the same, lists are compared by their entries. */
function sameValue(one: unknown, other: unknown): boolean {
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
