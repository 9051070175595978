import type { FormApi } from 'final-form';
import { createContext, use, useEffect } from 'react';
import { createListeners } from '../lib/listeners';
import { texts } from './texts';

/** State shared by a form and its fields. */
export type FormContextValue = {
  formId: string;
  values: ValuesStore;
  /** Labels by field name, for the error summary. */
  labels: Map<string, string>;
  /** True if a change validates only the changed field and those it names, instead of all. */
  independent: boolean;
  /** Shows a control that is on another step. */
  reveal: ((control: HTMLElement) => void) | undefined;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** Distinguishes fields with the same label in the error summary: "Pick-up, stop 2". */
export const FieldGroupLabel = createContext<string | undefined>(undefined);

/** The id of a field's control within its form; the same for field, label and error summary. */
export function getControlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** The id of a field's control; registers its label for the error summary. */
export function useFieldId(name: string, label: string): string {
  const { formId, labels } = useFormContext(name);
  const group = use(FieldGroupLabel);
  const words = group === undefined ? label : texts.placed(group, label);
  useEffect(() => {
    labels.set(name, words);
    return () => void labels.delete(name);
  }, [labels, name, words]);
  return getControlId(formId, name);
}

/** The context of the form. Throws outside a Form. */
export function useFormContext(name: string): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error(`The field "${name}" is outside a Form`);
  return form;
}

/** The current values of a form, and a subscription to their changes. */
type ValuesStore = { read: () => object; subscribe: (onChange: () => void) => () => void };

/** One subscription for all readers: a subscription per reader costs 28 ms for each key in the largest order form. */
export function createValuesStore<Values extends object>(form: FormApi<Values>): ValuesStore {
  const listeners = createListeners();
  let current: object = form.getState().values;
  form.subscribe(
    ({ values }) => {
      if (values === current) return;
      current = values;
      listeners.call();
    },
    { values: true },
  );
  return { read: () => current, subscribe: listeners.add };
}
