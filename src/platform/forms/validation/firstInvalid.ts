import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

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
export function showControl(control: HTMLElement, reveal?: (control: HTMLElement) => void): void {
  for (let details = findClosedDetails(control); details; details = findClosedDetails(details)) details.open = true;
  reveal?.(control);
}

function findClosedDetails(element: HTMLElement): HTMLDetailsElement | null | undefined {
  return element.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
}

/** Returns a function to call after a failed submit: when the errors are shown, the first invalid control is shown and focused. */
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
