import { type RefObject, useLayoutEffect } from 'react';
import {
  findPageHeading,
  focusElement,
  focusPageHeading,
  isFocusLost,
  isUsable,
  findFirstFocusable,
} from './focusable';

/*
 * Keeps the focus on the page: when the focused element is removed or disabled, the browser moves the focus to the body,
 * and users of keyboards and screen readers start at the top again. One keeper for all screens.
 */

let place: Place | undefined;
let last: HTMLElement | undefined;
let frame = 0;

/** Starts to keep the focus. Returns the function that stops it. */
export function keepFocus(): () => void {
  const observer = new MutationObserver(() => {
    if (isFocusLost()) checkSoon();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', checkSoon);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', checkSoon);
    cancelAnimationFrame(frame);
    place = undefined;
    last = undefined;
  };
}

/** Current or last place of the focus. */
function readPlace(): Place | undefined {
  return place;
}

/**
 * Returns the focus to where it was before a dialog opened on the page with this path, unless it has moved on. What
 * opens next remembers that place too. If the dialog led to another page, its heading takes the focus.
 */
function returnFocusTo(before: Place | undefined, path: string, isInClosed: (element: Element) => boolean): void {
  place = before;
  last = before?.element;
  // A link closes its dialog just before the address changes.
  queueMicrotask(() => {
    if (hasMovedOn(isInClosed)) return;
    if (location.pathname !== path) {
      focusPageHeading();
      return;
    }
    focusPlace(before);
  });
}

function hasMovedOn(isInClosed: (element: Element) => boolean): boolean {
  const { activeElement } = document;
  return !isFocusLost() && !(activeElement && isInClosed(activeElement));
}

function onFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  last = target;
  // A menu or calendar goes when it is used; then the focus belongs on what opened it.
  if (!isPassing(target)) place = rememberPlace(target);
}

function isPassing(element: Element): boolean {
  return element.closest('[data-message], [data-passing], .bp6-popover') !== null;
}

function checkSoon(): void {
  cancelAnimationFrame(frame);
  // Screens that move the focus themselves do so first.
  frame = requestAnimationFrame(check);
}

function check(): void {
  if (!isFocusLost() || !last) return;
  if (isUsable(last)) {
    // The user clicked beside all controls.
    if (document.hasFocus()) last = undefined;
    return;
  }
  focusPlace(place);
}

/** Last place of the focus, with the elements around it in case it is removed. Steps go from the inside out. */
type Place = { element: HTMLElement; steps: readonly Step[] };

type Step = { parent: Element; child: Element; after: readonly Element[]; before: readonly Element[] };

const BOUNDARY = 'body, main, [role=dialog], [role=alertdialog]';
const ROW = 'li, tr, article, [role=listitem], [role=row]';
const PART = 'section, [role=region], [role=tabpanel]';

function rememberPlace(element: HTMLElement): Place {
  const steps: Step[] = [];
  for (let child: Element = element; child.parentElement && !child.matches(BOUNDARY); child = child.parentElement) {
    const siblings = [...child.parentElement.children];
    const index = siblings.indexOf(child);
    const [after, before] = [siblings.slice(index + 1), siblings.slice(0, index).toReversed()];
    steps.push({ parent: child.parentElement, child, after, before });
  }
  return { element, steps };
}

/**
 * Focuses the element itself; else the next row of its list, or what is next to it; else the heading of its part of the
 * page; else the page's heading, which a page that is still loading gets later.
 */
function focusPlace(lost: Place | undefined): void {
  const near = lost && (isUsable(lost.element) ? lost.element : findAround(lost.steps, findPageHeading()));
  if (near) focusElement(near);
  else focusPageHeading();
}

function findAround(steps: readonly Step[], heading: HTMLElement | undefined): HTMLElement | undefined {
  const left = steps.filter(({ parent }) => parent.isConnected);
  const end = left.findIndex(({ parent }) => parent.matches(BOUNDARY) || (heading && parent.contains(heading)));
  for (const step of end < 0 ? left : left.slice(0, end)) {
    const near = findNear(step) ?? findPartHeading(step.parent);
    if (near) return near;
  }
  return undefined;
}

function findNear({ parent, child, after, before }: Step): HTMLElement | undefined {
  const isRow = child.matches(ROW);
  const siblings = [...after, ...before].filter(
    (each) => each.parentElement === parent && (!isRow || each.matches(ROW)),
  );
  for (const sibling of siblings) {
    const found = findFirstFocusable(sibling);
    if (found) return found;
  }
  return isRow ? undefined : findFirstFocusable(parent);
}

function findPartHeading(parent: Element): HTMLElement | undefined {
  return parent.closest(PART)?.querySelector<HTMLElement>('h2, h3') ?? undefined;
}

/**
 * Returns the focus to where it was when a dialog or sheet opened, once it closes. If it closes because its user went to
 * another page, the focus belongs on that page's heading.
 */
export function useReturnFocus(open: boolean, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = readPlace();
    const page = location.pathname;
    let shown: Element | null = null;
    // The content is rendered later, in a portal, and is gone from the ref when this is cleaned up.
    const remember = () => (shown = content.current?.closest('[role=dialog], [role=alertdialog]') ?? shown);
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      returnFocusTo(before, page, (element) => shown?.contains(element) === true);
    };
  }, [open, content]);
}
