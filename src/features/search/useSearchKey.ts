import { useEffect, useRef } from 'react';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
/** Whatever is open in front of the page takes the keys. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Calls `open` when the user presses `/` outside a field. */
export function useSearchKey(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || !mayOpen(event)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function mayOpen(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isTyping = event.target instanceof Element && event.target.closest(fields) !== null;
  return !isTyping && document.querySelector(overlays) === null;
}
