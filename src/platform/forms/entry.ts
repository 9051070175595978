import type { FormApi } from 'final-form';
import { type FieldOwner, type FieldProblems, problemsSubscription } from './fieldOwner';
import { sameContent } from './sameContent';
import type { Validator } from './validation/validators';

/** An entry of a list, `items[3]`: one field for final-form, several fields on the screen. */
export type Entry = {
  /** Registers the fields `items[3].name`. */
  owner: FieldOwner;
  hasField: (name: string) => boolean;
  /** Undefined for a field that is not registered. */
  problemsOf: (name: string) => FieldProblems | undefined;
  /** Registers the entry with its form; returns the function that removes it. */
  register: () => () => void;
};

type EntryField = {
  getValidator: () => Validator | undefined;
  notify: (problems: FieldProblems) => void;
  notified: FieldProblems;
};

/**
 * Final-form goes through all its fields with every change and with every field that is added or removed. Here it knows
 * one field for each entry; the entry validates its own fields and notifies them (docs/adr/0023: what this saves).
 */
export function createEntry(form: FormApi<Record<string, unknown>>, name: string, independent: boolean): Entry {
  const fields = new Map<string, EntryField>();
  const changedKeys = new Set<string>();
  let current: FieldProblems | undefined;
  const keyOf = (field: string) => field.slice(name.length + 1);
  const problemsAt = (key: string): FieldProblems => ({
    ...current,
    error: partOf(current?.error, key),
    submitError: partOf(current?.submitError, key),
    modifiedSinceLastSubmit: changedKeys.has(key),
  });
  const notify = (field: EntryField, key: string) => {
    const problems = problemsAt(key);
    if (isSame(problems, field.notified)) return;
    field.notified = problems;
    field.notify(problems);
  };
  const onProblems = (problems: FieldProblems) => {
    current = problems;
    if (problems.modifiedSinceLastSubmit !== true) changedKeys.clear();
    fields.forEach(notify);
  };
  const validate = (entry: unknown, values: object) => {
    const results = [...fields].map(([key, { getValidator }]) => {
      const error = getValidator()?.(partOf(entry, key), values);
      return [key, error] as const;
    });
    const errors = results.filter(([, error]) => error !== undefined);
    return errors.length > 0 ? Object.fromEntries(errors) : undefined;
  };
  const owner: FieldOwner = {
    focus: () => form.focus(name),
    blur: () => form.blur(name),
    change: (field, value) => {
      changedKeys.add(keyOf(field));
      form.change(name, { ...objectOf(form.getFieldState(name)?.value), [keyOf(field)]: value });
    },
    registerField: (field, subscriber, _subscription, { getValidator }) => {
      const key = keyOf(field);
      const added: EntryField = { getValidator, notify: subscriber, notified: {} };
      fields.set(key, added);
      if (current) notify(added, key);
      return () => {
        if (fields.get(key) === added) fields.delete(key);
      };
    },
  };
  return {
    owner,
    hasField: (field) => field.startsWith(`${name}.`),
    problemsOf: (field) => (fields.has(keyOf(field)) ? problemsAt(keyOf(field)) : undefined),
    register: () =>
      form.registerField(name, onProblems, problemsSubscription, {
        getValidator: () => validate,
        isEqual: sameContent,
        ...(independent && { validateFields: [], silent: true }),
      }),
  };
}

function partOf(whole: unknown, key: string): unknown {
  return objectOf(whole)[key];
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isSame(one: FieldProblems, other: FieldProblems): boolean {
  return (
    one.error === other.error &&
    one.submitError === other.submitError &&
    one.submitFailed === other.submitFailed &&
    one.touched === other.touched &&
    one.modifiedSinceLastSubmit === other.modifiedSinceLastSubmit
  );
}
