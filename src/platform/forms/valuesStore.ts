import type { FormApi } from 'final-form';

/** The current values of a form, and a subscription to their changes. */
export type ValuesStore = { read: () => object; subscribe: (onChange: () => void) => () => void };

const stores = new WeakMap<object, ValuesStore>();

/**
 * One subscription for all readers of a form's values. Final-form computes its state from all fields, which is too
 * slow for hundreds of readers on each keystroke (docs/adr/0023).
 */
export function getValuesStore<Values extends object>(form: FormApi<Values>): ValuesStore {
  const existing = stores.get(form);
  if (existing) return existing;
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
