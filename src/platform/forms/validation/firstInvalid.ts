const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** The control of the first wrong field in the order of the page, or what is said about the whole form. */
export function firstInvalid(form: HTMLElement): HTMLElement | null {
  const frame = form.querySelector('[data-invalid]');
  if (!frame) return form.querySelector<HTMLElement>('[data-form-problems]');
  return (
    frame.querySelector<HTMLElement>(`:is(${focusable})[aria-invalid="true"]`) ??
    frame.querySelector<HTMLElement>(focusable)
  );
}

/** Opens the closed details around a control and shows its step, so that it can take the focus. */
export function uncover(control: HTMLElement, reveal?: (control: HTMLElement) => void): void {
  for (let fold = closedAround(control); fold; fold = closedAround(fold)) fold.open = true;
  reveal?.(control);
}

function closedAround(element: HTMLElement): HTMLDetailsElement | null | undefined {
  return element.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
}
