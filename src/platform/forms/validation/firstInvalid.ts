const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** The control of the first invalid field in page order, or else the errors of the whole form. */
export function findFirstInvalid(form: HTMLElement): HTMLElement | null {
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
