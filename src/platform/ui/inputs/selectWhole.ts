import type { MouseEvent } from 'react';

/**
 * For `onMouseDown`: a click into an input without the focus selects its whole text, so that typing replaces it, as the
 * Tab key does. A second click places the caret.
 */
export function selectWholeOnClick(event: MouseEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  if (event.button !== 0 || input.value === '' || document.activeElement === input) return;
  // Otherwise the browser places the caret after the focus.
  event.preventDefault();
  input.focus();
  input.select();
}
