/**
 * Queries by label ask every field for its labels, and happy-dom searches the whole page for each. Searches among the
 * labels of the page, which it lists once until the page changes.
 */
export function listLabelsOnce(): void {
  if (typeof document === 'undefined') return;
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', { configurable: true, get: findLabels });
}

function findLabels(this: HTMLElement): HTMLLabelElement[] {
  const { id, ownerDocument } = this;
  const around = this.closest('label');
  return [...ownerDocument.querySelectorAll('label')].filter(
    (label) => label === around || (id !== '' && label.htmlFor === id),
  );
}
