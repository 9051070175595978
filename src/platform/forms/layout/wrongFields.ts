import type { FormApi } from 'final-form';
import { use } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormContext, getControlId, type FormContextValue } from '../formContext';
import { getShownError } from '../useFormField';

/** Form state that decides which errors are shown. */
export const problemsOfForm = {
  submitError: true,
  errors: true,
  submitErrors: true,
  submitFailed: true,
  touched: true,
};

export type WrongField = { name: string; id: string; label: string; error: string };

/** The fields whose error is shown, in page order. */
export function findWrongFields(form: FormApi, { formId, labels }: FormContextValue): WrongField[] {
  const found = [...labels].flatMap(([name, label]) => {
    const problems = form.getFieldSnapshot(name);
    const error = problems && getShownError(problems);
    return error === undefined ? [] : [{ name, id: getControlId(formId, name), label, error }];
  });
  return found.toSorted((one, other) => compareInPage(one.id, other.id));
}

/** Names of the fields whose error is shown. */
export function useWrongFieldNames(): readonly string[] {
  const form = useForm('useWrongFieldNames');
  const context = use(FormContext);
  useFormState({ subscription: problemsOfForm });
  return context ? findWrongFields(form, context).map(({ name }) => name) : [];
}

function compareInPage(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
