import { type RefObject, useLayoutEffect } from 'react';
import { readPlace, returnFocusTo } from './focusKeeper';

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
