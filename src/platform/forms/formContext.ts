import { createContext, use, useEffect } from 'react';
import type { Entry } from './entry';
import { texts } from './texts';

/** What a form tells its fields: its id, and where they leave their labels for the error summary. */
export type FormContextValue = {
  formId: string;
  labels: Map<string, string>;
  /** The entries of its lists that look after their own fields. */
  entries: Set<Entry>;
  /** Whether a change checks the changed field alone, and those it names, instead of all. */
  independent: boolean;
  /** Brings a control into view that stands on another step. */
  reveal?: ((control: HTMLElement) => void) | undefined;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** Where fields stand that have one name many times, for the error summary: "Pick-up, stop 2". */
export const FieldPlace = createContext<string | undefined>(undefined);

/** The id of a field's control within its form; the same for field, label and error summary. */
export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** The entry of a list whose fields stand inside. */
export const EntryContext = createContext<Entry | null>(null);

/** Gives a field its id and makes its label known to the form. Throws outside a Form. */
export function useFieldId(name: string, label: string): string {
  const { formId, labels } = useFormContext(name);
  const place = use(FieldPlace);
  const words = place === undefined ? label : texts.placed(place, label);
  useEffect(() => {
    labels.set(name, words);
    return () => void labels.delete(name);
  }, [labels, name, words]);
  return controlId(formId, name);
}

/** What the form around tells the field of that name. Throws outside a Form. */
export function useFormContext(name: string): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error(`The field "${name}" stands outside a Form`);
  return form;
}
