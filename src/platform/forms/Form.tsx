import { FORM_ERROR, type FormApi, type MutableState } from 'final-form';
import { type FormEvent, type ReactNode, use, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { useLanguage } from '../language/useLanguage';
import { classes } from '../ui/classes';
import { withdrawErrors } from '../ui/messages/messageStore';
import { UnsavedContext } from '../ui/overlays/unsaved';
import { FormContext, type FormContextValue, createValuesStore } from './formContext';
import { FormProblems, useFocusOnFailure } from './layout/FormProblems';
import { getFieldTexts, toFormErrors } from './validation/serverErrors';
import styles from './layout/FormLayout.module.css';

/** Inside a `Form`: reports its values as they change. */
export { FormSpy } from 'react-final-form';

/** Thrown by `onSubmit` when nothing was sent and no error is shown, because the user must answer a question first. */
export class SubmitAborted extends Error {}

export type FormProps<Values extends object> = {
  /** Read once. Change the form's `key` to start over with other values. */
  initialValues?: Partial<Values>;
  /** Sends the values. Errors it throws are shown: field errors at their fields, others above the form. */
  onSubmit: (values: Values) => unknown;
  /** Called after a successful send, when nothing is unsaved, with the `value` of the pressed button. Navigate here. */
  onSubmitted?: (values: Values, button: string) => void;
  /** Called when the form gains or loses unsaved work; see `useUnsavedWork`. */
  onUnsavedChange?: (unsaved: boolean) => void;
  /** Lists the errors with links above the fields, for forms longer than a screen. */
  summary?: boolean;
  /** A change validates only its own field and its `alsoChecks`, for forms with hundreds of fields. Read once. */
  independent?: boolean;
  /** For forms with steps: shows the step of an invalid control before focusing it. */
  reveal?: (control: HTMLElement) => void;
  /** For a submit button outside the form, such as in the footer of a dialog. */
  id?: string;
  'aria-label'?: string;
  /** `page`: stacked sections, for a form that fills the page. `fields`: nothing but fields below each other. */
  layout?: 'page' | 'fields';
  className?: string;
  children: ReactNode;
};

/**
 * The app's form (spec section 5): validated on submit, then field by field. The first invalid field takes the
 * focus, a second submit is ignored while one is running, and what was typed is kept. Fields render on their own.
 */
export function Form<Values extends object>({ initialValues, onSubmit, children, ...rest }: FormProps<Values>) {
  const [firstValues] = useState(initialValues);
  const [labels] = useState(() => new Map<string, string>());
  const send = async (values: Values) => {
    try {
      await onSubmit(values);
      return undefined;
    } catch (error) {
      // Final-form must see a failure, but nothing is shown.
      if (error instanceof SubmitAborted) return { [FORM_ERROR]: [{ aborted: true }] };
      const errors = toFormErrors(error, [...labels.keys()]);
      withdrawErrors(getFieldTexts(errors));
      return errors;
    }
  };
  return (
    <FinalForm<Values> initialValues={firstValues} mutators={mutators} onSubmit={send} subscription={nothing}>
      {({ form }) => (
        <FormBody<Values> {...rest} form={form} labels={labels}>
          {children}
        </FormBody>
      )}
    </FinalForm>
  );
}

type FormBodyProps<Values extends object> = Omit<FormProps<Values>, 'initialValues' | 'onSubmit'> & {
  form: FormApi<Values>;
  labels: FormContextValue['labels'];
};

function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { form, labels, onSubmitted, onUnsavedChange, summary = false, independent = false, reveal, ...rest } = props;
  const { layout, className, children, ...attributes } = rest;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [values] = useState(() => createValuesStore(form));
  const context = useMemo<FormContextValue>(
    () => ({ formId, values, labels, independent, reveal }),
    [formId, values, labels, independent, reveal],
  );
  const focusOnFailure = useFocusOnFailure(element, reveal);
  useUnsavedReport(form, onUnsavedChange);
  useUnsavedReport(form, use(UnsavedContext));
  const language = useLanguage();
  // Errors are texts, so a change of language validates all fields again.
  useEffect(() => void form.mutators.revalidate?.(), [form, language]);

  const isSettled = useRef(false);
  const submit = async (button: string) => {
    const { submitting, pristine } = form.getState();
    // A second click before the next page is shown would send the same values again.
    if (submitting || (isSettled.current && pristine)) return;
    isSettled.current = false;
    form.mutators.forgetServerErrors?.();
    const sent = form.getState().values;
    await form.submit();
    const { submitFailed, submitSucceeded } = form.getState();
    if (submitFailed) focusOnFailure();
    else if (submitSucceeded) {
      settle(form, sent);
      isSettled.current = onSubmitted !== undefined;
      onSubmitted?.(sent, button);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (element.current) readFilledIn(element.current);
    void submit(getPressed(event.nativeEvent));
  };
  return (
    <FormContext value={context}>
      <form
        {...attributes}
        className={classes(layout && styles[layout], className) || undefined}
        ref={element}
        noValidate
        onSubmit={onSubmit}
      >
        <FormProblems list={summary} />
        {children}
      </form>
    </FormContext>
  );
}

/** The value of the button that sent the form; '' for one without a value, and for a form that was sent by the code. */
function getPressed(event: Event): string {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : '';
}

const textTypes: ReadonlySet<string> = new Set(['text', 'email', 'password', 'tel', 'url', 'search']);

/**
 * Reports texts that a password manager filled in without an event, as if they were typed. React would replace them with
 * the values it knows. It keeps the last one in `defaultValue`, and reports a change only if it did not set the value itself.
 */
function readFilledIn(form: HTMLFormElement): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement) || !textTypes.has(input.type) || input.readOnly) continue;
    // A complete code is sent while its input reports it, before React renders it.
    if (input.autocomplete === 'one-time-code') continue;
    const { value, defaultValue } = input;
    if (value === defaultValue) continue;
    input.value = defaultValue;
    setter?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The sent values are saved now. Those that changed while they were being sent are unsaved. */
function settle<Values extends object>(form: FormApi<Values>, sent: Values) {
  const current = form.getState().values;
  // A form that the person has left is paused, and would not report this to its draft.
  form.resumeValidation();
  form.batch(() => {
    form.initialize(sent);
    for (const name in { ...sent, ...current }) form.change(name, current[name]);
  });
}

function useUnsavedReport<Values extends object>(form: FormApi<Values>, report?: (unsaved: boolean) => void) {
  useEffect(() => {
    if (!report) return undefined;
    const unsubscribe = form.subscribe(({ dirty = false }) => report(dirty), { dirty: true });
    return () => {
      unsubscribe();
      report(false);
    };
  }, [form, report]);
}

const nothing = {};

/** Running any mutator validates all fields. */
const mutators = {
  revalidate: () => undefined,
  /** Removes the server errors of the last submit, even if validation fails now. */
  forgetServerErrors: <Values,>(_args: unknown[], { formState }: MutableState<Values>) => {
    delete formState.submitErrors;
    delete formState.submitError;
  },
};
