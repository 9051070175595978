import type { KeyboardEvent, SyntheticEvent } from 'react';

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

export function focusFirstItem(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
}

/** Arrows, Home and End move through a menu and wrap at its ends. */
export function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const index = items.findIndex((item) => item === document.activeElement);
  const target = targetIndex(event.key, index, items.length);
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

/**
 * Returns the focus from a closing menu to its button. Right away, not after the fade-out: by then a dialog opened by
 * the item has the focus, and typed text would be lost. A pressed key must be released first, or it would reopen the
 * menu.
 */
export function returnFocus(
  event: SyntheticEvent | undefined,
  list: HTMLElement | null,
  host: HTMLElement | null,
): void {
  const hasFocus = () => list?.contains(document.activeElement) === true;
  const give = () => host?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  if (!hasFocus()) return;
  if (event?.nativeEvent instanceof MouseEvent && event.nativeEvent.detail > 0) give();
  else
    addEventListener('keyup', () => (hasFocus() || document.activeElement === document.body) && give(), { once: true });
}

function targetIndex(key: string, index: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % length;
    case 'ArrowUp':
      return (index <= 0 ? length : index) - 1;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
