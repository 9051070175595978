/** Submits a form again after the dialog above it has closed, as if its button had been clicked. */
export function resubmit(formId: string): void {
  setTimeout(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
}
