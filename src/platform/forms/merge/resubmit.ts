/** Sends a form again once the dialog above it has closed, as if its button had been pressed. */
export function resubmit(formId: string): void {
  setTimeout(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
}
