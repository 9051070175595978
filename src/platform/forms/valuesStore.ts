import type { FormApi } from 'final-form';

/** The current values of one form, and a subscription to their changes. */
export type ValuesStore = { read: () => object; subscribe: (onChange: () => void) => () => void };

const stores = new WeakMap<object, ValuesStore>();

/**
 * One subscription for all readers of a form's values: the state of final-form is computed from all fields, which is too
 * slow for hundreds of readers at each keystroke (docs/adr/0023).
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
