/** Number of the step that a control is in, as a `FormSection` with a step marks it. */
export function findStep(control: HTMLElement): number | undefined {
  const step = control.closest<HTMLElement>('[data-step]')?.dataset.step;
  return step === undefined ? undefined : Number(step);
}
