import { isFocusLost, moveFocus } from './focusable';

let stop: () => void = () => undefined;

/**
 * Focuses what `find` returns. While there is none, focuses `meanwhile` and waits until it appears, unless the user
 * moves the focus first. A later call replaces an earlier one.
 */
export function focusWhenThere(find: () => HTMLElement | undefined, meanwhile?: HTMLElement): void {
  stop();
  const found = find();
  if (found) return moveFocus(found);
  if (meanwhile) moveFocus(meanwhile);
  const observer = new MutationObserver(() => {
    if (!isFocusLost() && document.activeElement !== meanwhile) return stop();
    const target = find();
    if (!target) return;
    stop();
    moveFocus(target);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stop = () => observer.disconnect();
}
