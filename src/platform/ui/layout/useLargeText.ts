import { useEffect } from 'react';

/** Shows all text of the page, also in dialogs and messages, at no less than 16 px; badges and captions at 14. */
export function useLargeText(isWanted: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-large-text', isWanted);
    return () => document.documentElement.removeAttribute('data-large-text');
  }, [isWanted]);
}
