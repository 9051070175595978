import type { FormApi } from 'final-form';
import { type FieldOwner, type FieldProblems, problemsSubscription } from './fieldOwner';
import { isSameContent } from './sameContent';
import type { Validator } from './validation/validators';

/** A list entry, `items[3]`: one field for final-form, several fields on screen. */
export type Entry = {
  /** Registers the fields `items[3].name`. */
  owner: FieldOwner;
  hasField: (name: string) => boolean;
  /** Undefined for a field that is not registered. */
  getProblems: (name: string) => FieldProblems | undefined;
  /** Registers the entry with its form; returns the function that removes it. */
  register: () => () => void;
};

type EntryField = {
  getValidator: () => Validator | undefined;
  notify: (problems: FieldProblems) => void;
  notified: FieldProblems;
};

/**
 * Final-form visits all its fields on every change and whenever a field is added or removed. Here it has
 * one field per entry; the entry validates and notifies its own fields (docs/adr/0023 has the measurements).
 */
export function createEntry(form: FormApi<Record<string, unknown>>, name: string, independent: boolean): Entry {
  const fields = new Map<string, EntryField>();
  const changedKeys = new Set<string>();
  let current: FieldProblems | undefined;
  const toKey = (field: string) => field.slice(name.length + 1);
  const findProblems = (key: string): FieldProblems => ({
    ...current,
    error: getPart(current?.error, key),
    submitError: getPart(current?.submitError, key),
    modifiedSinceLastSubmit: changedKeys.has(key),
  });
  const notify = (field: EntryField, key: string) => {
    const problems = findProblems(key);
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
      const error = getValidator()?.(getPart(entry, key), values);
      return [key, error] as const;
    });
    const errors = results.filter(([, error]) => error !== undefined);
    return errors.length > 0 ? Object.fromEntries(errors) : undefined;
  };
  const owner: FieldOwner = {
    focus: () => form.focus(name),
    blur: () => form.blur(name),
    change: (field, value) => {
      changedKeys.add(toKey(field));
      form.change(name, { ...toObject(form.getFieldState(name)?.value), [toKey(field)]: value });
    },
    registerField: (field, subscriber, _subscription, { getValidator }) => {
      const key = toKey(field);
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
    getProblems: (field) => (fields.has(toKey(field)) ? findProblems(toKey(field)) : undefined),
    register: () =>
      form.registerField(name, onProblems, problemsSubscription, {
        getValidator: () => validate,
        isEqual: isSameContent,
        ...(independent && { validateFields: [], silent: true }),
      }),
  };
}

function getPart(whole: unknown, key: string): unknown {
  return toObject(whole)[key];
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
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
