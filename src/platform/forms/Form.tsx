import { FORM_ERROR, type FormApi, type MutableState } from 'final-form';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form as FinalForm } from 'react-final-form';
import { useLanguage } from '../language/useLanguage';
import { classes } from '../ui/classes';
import { withdrawErrors } from '../ui/messages/toasts';
import type { Entry } from './entry';
import { FormContext, type FormContextValue } from './formContext';
import styles from './layout/FormLayout.module.css';
import { FormProblems } from './layout/FormProblems';
import { findFirstInvalid, showControl } from './validation/firstInvalid';
import { getFieldTexts, toFormErrors } from './validation/serverErrors';

/** Thrown by `onSubmit` when nothing was sent and no error is shown, because the user must answer a question first. */
export class NotSent extends Error {}

export type FormProps<Values extends object> = {
  /** Read once. Change the form's `key` to start over with other values. */
  initialValues?: Partial<Values>;
  /** Sends the values. Errors it throws are shown: field errors at their fields, others above the form. */
  onSubmit: (values: Values) => unknown;
  /** Called after a successful send, when nothing is unsaved. Navigate here. */
  onSubmitted?: (values: Values) => void;
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
  /** `page`: stacked sections, for a form that fills the page. */
  layout?: 'page';
  className?: string;
  children: ReactNode;
};

/**
 * The app's form (spec section 5): validated on submit, then field by field. The first invalid field takes the
 * focus, a second submit is ignored while one is running, and what was typed is kept. Fields render on their own.
 */
export function Form<Values extends object>({ initialValues, onSubmit, children, ...rest }: FormProps<Values>) {
  const [firstValues] = useState(initialValues);
  const [known] = useState(() => ({ labels: new Map<string, string>(), entries: new Set<Entry>() }));
  const send = async (values: Values) => {
    try {
      await onSubmit(values);
      return undefined;
    } catch (error) {
      // Final-form must see a failure, but nothing is shown.
      if (error instanceof NotSent) return { [FORM_ERROR]: [{ notSent: true }] };
      const errors = toFormErrors(error, [...known.labels.keys()]);
      withdrawErrors(getFieldTexts(errors));
      return errors;
    }
  };
  return (
    <FinalForm<Values>
      initialValues={firstValues}
      keepDirtyOnReinitialize
      mutators={mutators}
      onSubmit={send}
      subscription={nothing}
      render={({ form }) => (
        <FormBody<Values> {...rest} form={form} known={known}>
          {children}
        </FormBody>
      )}
    />
  );
}

type FormBodyProps<Values extends object> = Omit<FormProps<Values>, 'initialValues' | 'onSubmit'> & {
  form: FormApi<Values>;
  known: Pick<FormContextValue, 'labels' | 'entries'>;
};

function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { form, known, onSubmitted, onUnsavedChange, summary = false, independent = false, reveal, ...rest } = props;
  const { layout, className, children, ...attributes } = rest;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const context = useMemo<FormContextValue>(
    () => ({ ...known, formId, independent, reveal }),
    [known, formId, independent, reveal],
  );
  const noteFailure = useFocusOnFailure(element, reveal);
  useUnsavedReport(form, onUnsavedChange);
  useErrorsInLanguage(form);

  const isSettled = useRef(false);
  const submit = async () => {
    const { submitting, pristine } = form.getState();
    // A second click before the next page is shown would send the same values again.
    if (submitting || (isSettled.current && pristine)) return;
    isSettled.current = false;
    form.mutators.forgetServerErrors?.();
    const sent = form.getState().values;
    await form.submit();
    const { submitFailed, submitSucceeded } = form.getState();
    if (submitFailed) noteFailure();
    else if (submitSucceeded) {
      form.initialize(sent);
      isSettled.current = onSubmitted !== undefined;
      onSubmitted?.(sent);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
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

/** After a failed submit: waits until the errors are shown, then shows and focuses the first invalid control. */
function useFocusOnFailure(element: RefObject<HTMLFormElement | null>, reveal: FormContextValue['reveal']) {
  const [failures, setFailures] = useState(0);
  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  }, [reveal]);
  useLayoutEffect(() => {
    if (failures === 0) return;
    const wrong = element.current && findFirstInvalid(element.current);
    if (!wrong) return;
    for (const frame of element.current?.querySelectorAll<HTMLElement>('[data-invalid]') ?? []) showControl(frame);
    showControl(wrong, latest.current);
    // A step that is not rendered yet has nothing to focus.
    if (latest.current) requestAnimationFrame(() => wrong.focus());
    else wrong.focus();
  }, [failures, element]);
  return () => setFailures((count) => count + 1);
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

/** Errors are texts, so a change of language validates all fields again. */
function useErrorsInLanguage<Values extends object>({ mutators }: FormApi<Values>) {
  const language = useLanguage();
  const checked = useRef(language);
  useEffect(() => {
    if (checked.current !== language) mutators.revalidate?.();
    checked.current = language;
  }, [language, mutators]);
}

const nothing = {};

/** Removes the server errors of the last submit, even if validation fails now. A mutator also validates all fields. */
function forgetServerErrors<Values>(_args: unknown[], state: MutableState<Values>): void {
  delete state.formState.submitErrors;
  delete state.formState.submitError;
}

/** Running any mutator validates all fields. */
function revalidate(): void {}

const mutators = { forgetServerErrors, revalidate };
