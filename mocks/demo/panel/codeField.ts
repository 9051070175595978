/** The page's field for a one-time code, if it shows one. */
export function findCodeField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]:not([disabled])');
}

/** Pastes a code into the page's field, as a person would. */
export function fillCode(code: string): void {
  const field = findCodeField();
  const event = new Event('paste', { bubbles: true, cancelable: true });
  field?.focus();
  field?.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => code } }));
}
