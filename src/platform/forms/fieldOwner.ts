import type { FormApi } from 'final-form';
import type { Validator } from './validation/validators';

/** The errors of a field, and what decides whether they are shown. */
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
  /** Fields to validate with each change of this one: only itself for an empty list, all when left out. */
  validateFields?: string[];
  /** Notifies no other field of the registration. */
  silent?: boolean;
};

/** What a field registers with: the form itself, or an entry of one of its lists. */
export type FieldOwner = Pick<FormApi<Record<string, unknown>>, 'focus' | 'blur' | 'change'> & {
  registerField: (
    name: string,
    subscriber: (problems: FieldProblems) => void,
    subscription: typeof problemsSubscription,
    config: FieldConfig,
  ) => () => void;
};
