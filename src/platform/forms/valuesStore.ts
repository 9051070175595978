import type { FormApi } from 'final-form';

/** The values of one form as they are now, and who wants to know when they change. */
export type ValuesStore = { read: () => object; subscribe: (onChange: () => void) => () => void };

const stores = new WeakMap<object, ValuesStore>();

/**
 * One subscription for all that look at a form's values: asking final-form for its state goes through every field, which
 * a form of hundreds cannot afford for each of its readers at each keystroke.
 */
export function valuesOf<Values extends object>(form: FormApi<Values>): ValuesStore {
  const known = stores.get(form);
  if (known) return known;
  const listeners = new Set<() => void>();
  let current: object = form.getState().values;
  form.subscribe(
    ({ values }) => {
      if (values === current) return;
      current = values;
      listeners.forEach((listener) => listener());
    },
    { values: true },
  );
  const store: ValuesStore = {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stores.set(form, store);
  return store;
}
