import type { KeyboardEvent } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';
const FIELD =
  'input:not(:disabled):not([type=hidden]):not([type=file]), select:not(:disabled), textarea:not(:disabled), [role=combobox]';

/** Checks whether an element can take the focus now. */
export function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && isVisible(element);
}

export function findFirstFocusable(root: Element): HTMLElement | undefined {
  const inside = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const all = root instanceof HTMLElement && root.matches(FOCUSABLE) ? [root, ...inside] : inside;
  return all.find((each) => isUsable(each) && each.tabIndex >= 0);
}

/** Keeps the Tab key within an element: after the last control comes the first, and the other way around. */
export function cycleTab(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => isUsable(each) && each.tabIndex >= 0,
  );
  const [first, last] = [all[0], all.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** The first field of a form. Of radio buttons the chosen one, as with the Tab key. */
export function findFirstField(root: Element): HTMLElement | undefined {
  const first = [...root.querySelectorAll<HTMLElement>(FIELD)].find(isUsable);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const radios = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  return radios.find(({ name, checked }) => name === first.name && checked) ?? first;
}

/** The heading of the page on screen. A page that is left is hidden until the next one is rendered. */
export function findPageHeading(): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>('h1')].filter((each) => !each.closest('[hidden]'));
  return shown.find((each) => each.closest('main')) ?? shown[0];
}

/** Focuses an element that may be no control, such as a heading. */
export function focusElement(element: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus(options);
}

/** No control has the focus, or soon none: browsers take it from a disabled one with the next frame. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(':disabled');
}

function isVisible(element: HTMLElement): boolean {
  if (element.closest('[inert], [hidden], [aria-hidden=true]')) return false;
  return typeof element.checkVisibility === 'function' ? element.checkVisibility({ visibilityProperty: true }) : true;
}

let stop: () => void = () => undefined;

/** Ends the waiting of `focusWhenThere`. */
export function stopWaitingForFocus(): void {
  stop();
}

/**
 * Focuses what `find` returns. While there is none, focuses `fallback` and waits until it appears, unless the user
 * moves the focus first. A later call replaces an earlier one.
 */
export function focusWhenThere(find: () => HTMLElement | undefined, fallback?: HTMLElement): void {
  stop();
  const found = find();
  if (found) return focusElement(found);
  if (fallback) focusElement(fallback);
  const observer = new MutationObserver(() => {
    if (!isFocusLost() && document.activeElement !== fallback) return stop();
    const target = find();
    if (!target) return;
    stop();
    focusElement(target);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stop = () => observer.disconnect();
}

/** Focuses the heading of the page, once it is there; until then its main part. */
export function focusPageHeading(): void {
  focusWhenThere(findPageHeading, document.querySelector('main') ?? undefined);
}
