import type { KeyboardEvent } from 'react';

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

export function focusFirstItem(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
}

/** Arrows, Home and End move through a menu and around its ends. */
export function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const index = items.findIndex((item) => item === document.activeElement);
  const target = targetIndex(event.key, index, items.length);
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
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
