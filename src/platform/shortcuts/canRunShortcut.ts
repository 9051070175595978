/** Elements that take typed letters for themselves. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
/** Inputs that take no letters. */
const pressed = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'];
/** Whatever is open in front of the page takes the keys. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Checks whether a pressed key can be a shortcut: not while someone types, with a modifier, or with a dialog or menu open. */
export function canRunShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && document.querySelector(overlays) === null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest(fields);
  if (field instanceof HTMLInputElement) return !pressed.includes(field.type);
  return field !== null;
}
