import { isFocusLost, focusElement } from './focusable';

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
