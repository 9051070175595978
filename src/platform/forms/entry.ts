import type { FormApi } from 'final-form';
import { type FieldHome, type FieldProblems, problemsWanted } from './fieldHome';
import { sameContent } from './sameContent';
import type { Validator } from './validation/validators';

/** An entry of a list, `items[3]`: one field to final-form, many to the person. */
export type Entry = {
  /** Where the fields `items[3].name` live. */
  home: FieldHome;
  holds: (field: string) => boolean;
  /** What one of its fields is told; undefined for one it has not. */
  problemsOf: (field: string) => FieldProblems | undefined;
  /** Makes the entry known to its form until the answer is called. */
  register: () => () => void;
};

type Inner = {
  rule: () => Validator | undefined;
  tell: (problems: FieldProblems) => void;
  told: FieldProblems;
};

/**
 * Final-form goes through every field it knows at every keystroke, which sixty entries of three fields each make slow. It
 * gets to know the entries instead, and each of them looks after its fields: their rules, and what is wrong with them.
 */
export function createEntry(form: FormApi<Record<string, unknown>>, name: string, independent: boolean): Entry {
  const fields = new Map<string, Inner>();
  const changed = new Set<string>();
  let known: FieldProblems | undefined;
  const keyOf = (field: string) => field.slice(name.length + 1);
  const problemsAt = (key: string): FieldProblems => ({
    ...known,
    error: partOf(known?.error, key),
    submitError: partOf(known?.submitError, key),
    modifiedSinceLastSubmit: changed.has(key),
  });
  const tell = (field: Inner, key: string) => {
    const problems = problemsAt(key);
    if (isSame(problems, field.told)) return;
    field.told = problems;
    field.tell(problems);
  };
  const hear = (problems: FieldProblems) => {
    known = problems;
    if (problems.modifiedSinceLastSubmit !== true) changed.clear();
    fields.forEach(tell);
  };
  const check = (entry: unknown, values: object) => {
    const checked = [...fields].map(([key, { rule }]) => [key, rule()?.(partOf(entry, key), values)] as const);
    const wrong = checked.filter(([, error]) => error !== undefined);
    return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
  };
  const home: FieldHome = {
    focus: () => form.focus(name),
    blur: () => form.blur(name),
    change: (field, value) => {
      changed.add(keyOf(field));
      form.change(name, { ...objectOf(form.getFieldState(name)?.value), [keyOf(field)]: value });
    },
    registerField: (field, subscriber, _wanted, { getValidator }) => {
      const key = keyOf(field);
      const inner: Inner = { rule: getValidator, tell: subscriber, told: {} };
      fields.set(key, inner);
      if (known) tell(inner, key);
      return () => {
        if (fields.get(key) === inner) fields.delete(key);
      };
    },
  };
  return {
    home,
    holds: (field) => field.startsWith(`${name}.`),
    problemsOf: (field) => (fields.has(keyOf(field)) ? problemsAt(keyOf(field)) : undefined),
    register: () =>
      form.registerField(name, hear, problemsWanted, {
        getValidator: () => check,
        isEqual: sameContent,
        ...(independent && { validateFields: [], silent: true }),
      }),
  };
}

function partOf(whole: unknown, key: string): unknown {
  return Reflect.get(objectOf(whole), key);
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
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
