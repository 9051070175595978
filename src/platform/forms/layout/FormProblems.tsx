import type { FormApi } from 'final-form';
import { type MouseEvent, use, type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Callout } from '../../ui/feedback/Callout';
import { FormContext, type FormContextValue, getControlId } from '../formContext';
import { texts } from '../texts';
import { getShownError } from '../useFormField';
import { RetryLine } from './RetryLine';
import styles from './FormProblems.module.css';

const ownLines = { submitError: true };

/** Errors of the whole form; with `list`, also a link to each invalid field. Takes the focus if no field does. */
export function FormProblems({ list }: { list: boolean }) {
  const form = useForm('FormProblems');
  const context = use(FormContext);
  const state = useFormState({ subscription: list ? problemsOfForm : ownLines });
  const lines = getLines(state.submitError);
  const fields = list && context ? findWrongFields(form, context) : [];
  const retryAt = findRetryAt(state.submitError);
  if (lines.length === 0 && fields.length === 0) return null;
  return (
    <div className={styles.problems} tabIndex={-1} data-form-problems="">
      <Callout intent="danger" title={lines[0] ?? texts.summaryTitle}>
        {retryAt !== undefined && <RetryLine at={retryAt} />}
        {(lines.length > 1 || fields.length > 0) && (
          <ul className={styles.list}>
            {lines.slice(1).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {fields.map(({ id, label, error }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goTo(event, id, context?.reveal)}>
                  {texts.problem(label, error)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Callout>
    </div>
  );
}

function goTo(event: MouseEvent, id: string, reveal: FormContextValue['reveal']): void {
  event.preventDefault();
  const control = document.getElementById(id);
  if (!control) return;
  showControl(control, reveal);
  // After its step is rendered.
  requestAnimationFrame(() => control.focus());
}

function findRetryAt(submitError: unknown): number | undefined {
  const entries: unknown[] = Array.isArray(submitError) ? submitError : [];
  const waits = entries.find((entry) => isWait(entry));
  const moment: unknown = waits?.retryAt;
  return typeof moment === 'number' ? moment : undefined;
}

function isWait(entry: unknown): entry is { retryAt: unknown } {
  return typeof entry === 'object' && entry !== null && 'retryAt' in entry;
}

function getLines(submitError: unknown): string[] {
  return Array.isArray(submitError) ? submitError.filter((line) => typeof line === 'string') : [];
}

/** Form state that decides which errors are shown. */
const problemsOfForm = {
  submitError: true,
  errors: true,
  submitErrors: true,
  submitFailed: true,
  touched: true,
};

type WrongField = { name: string; id: string; label: string; error: string };

/** The fields whose error is shown, in page order. */
function findWrongFields(form: FormApi, { formId, labels }: FormContextValue): WrongField[] {
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

const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** The control of the first invalid field in page order, or else the errors of the whole form. */
function findFirstInvalid(form: HTMLElement): HTMLElement | null {
  const frame = form.querySelector('[data-invalid]');
  if (!frame) return form.querySelector<HTMLElement>('[data-form-problems]');
  return (
    frame.querySelector<HTMLElement>(`:is(${focusable})[aria-invalid="true"]`) ??
    frame.querySelector<HTMLElement>(focusable)
  );
}

/** Opens the closed details elements around a control and shows its step, so that it can take the focus. */
function showControl(control: HTMLElement, reveal?: (control: HTMLElement) => void): void {
  for (let details = findClosedDetails(control); details; details = findClosedDetails(details)) details.open = true;
  reveal?.(control);
}

function findClosedDetails(element: HTMLElement): HTMLDetailsElement | null | undefined {
  return element.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
}

/**
 * Returns a function to call after a failed submit: when the errors are shown, the first invalid control is shown and
 * focused.
 */
export function useFocusOnFailure(
  form: RefObject<HTMLFormElement | null>,
  reveal: ((control: HTMLElement) => void) | undefined,
): () => void {
  const [failures, setFailures] = useState(0);
  const showFirstInvalid = useEffectEvent(() => {
    const wrong = form.current && findFirstInvalid(form.current);
    if (!wrong) return;
    for (const frame of form.current?.querySelectorAll<HTMLElement>('[data-invalid]') ?? []) showControl(frame);
    showControl(wrong, reveal);
    // A step that is not rendered yet has nothing to focus.
    if (reveal) requestAnimationFrame(() => wrong.focus());
    else wrong.focus();
  });
  useLayoutEffect(() => {
    if (failures > 0) showFirstInvalid();
  }, [failures]);
  return () => setFailures((count) => count + 1);
}
