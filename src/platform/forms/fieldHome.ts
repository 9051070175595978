import type { FormApi } from 'final-form';
import type { Validator } from './validation/validators';

/** What a field is told of itself, beside its value: what is wrong with it, and whether that is to be shown. */
export type FieldProblems = {
  error?: unknown;
  submitError?: unknown;
  submitFailed?: boolean | undefined;
  touched?: boolean | undefined;
  modifiedSinceLastSubmit?: boolean | undefined;
};

/** What a field asks to be told of. */
export const problemsWanted = {
  error: true,
  submitError: true,
  submitFailed: true,
  touched: true,
  modifiedSinceLastSubmit: true,
} as const;

export type FieldConfig = {
  getValidator: () => Validator | undefined;
  isEqual: (one: unknown, other: unknown) => boolean;
  /** Fields to check with each change of this one: none but itself for an empty list, all when left out. */
  validateFields?: string[];
  /** Tells nobody else that it came: where hundreds come at once. */
  silent?: boolean;
};

/** Where a field lives: in the form itself, or in an entry of one of its lists. */
export type FieldHome = Pick<FormApi<Record<string, unknown>>, 'focus' | 'blur' | 'change'> & {
  registerField: (
    name: string,
    subscriber: (problems: FieldProblems) => void,
    subscription: typeof problemsWanted,
    config: FieldConfig,
  ) => () => void;
};
