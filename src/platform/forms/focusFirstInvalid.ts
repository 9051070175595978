const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** Moves the focus to the first wrong field in the order of the page, or to what is said about the whole form. */
export function focusFirstInvalid(form: HTMLElement): void {
  const frame = form.querySelector('[data-invalid]');
  const target = frame
    ? (frame.querySelector<HTMLElement>(`:is(${focusable})[aria-invalid="true"]`) ??
      frame.querySelector<HTMLElement>(focusable))
    : form.querySelector<HTMLElement>('[data-form-problems]');
  target?.focus();
}
