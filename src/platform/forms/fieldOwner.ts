import type { FormApi } from 'final-form';
import type { Validator } from './validation/validators';

/** A field's errors, and the state that decides whether they are shown. */
export type FieldProblems = {
  error?: unknown;
  submitError?: unknown;
  submitFailed?: boolean | undefined;
  touched?: boolean | undefined;
  modifiedSinceLastSubmit?: boolean | undefined;
};

/** The parts of the state of final-form that make up `FieldProblems`. */
export const problemsSubscription = {
  error: true,
  submitError: true,
  submitFailed: true,
  touched: true,
  modifiedSinceLastSubmit: true,
} as const;

export type FieldConfig = {
  getValidator: () => Validator | undefined;
  isEqual: (one: unknown, other: unknown) => boolean;
  /** Fields to validate when this one changes: none but itself for an empty list, all when omitted. */
  validateFields?: string[];
  /** Registers without notifying other fields. */
  silent?: boolean;
};

/** What a field registers with: the form, or a list entry. */
export type FieldOwner = Pick<FormApi<Record<string, unknown>>, 'focus' | 'blur' | 'change'> & {
  registerField: (
    name: string,
    subscriber: (problems: FieldProblems) => void,
    subscription: typeof problemsSubscription,
    config: FieldConfig,
  ) => () => void;
};
