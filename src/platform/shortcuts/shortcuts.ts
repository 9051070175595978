import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners';

/*
 * The keyboard shortcuts of all pages in one place. A page registers its own while it is shown; the shell listens for
 * keys and lists what is registered (docs/product.md, "Accessibility").
 */

export type Shortcut = {
  /** As in `KeyboardEvent.key`: "n", "/", "Enter". */
  keys: string;
  label: string;
  /** Without it the shortcut is only listed: the browser does it automatically. */
  run?: () => void;
  /** True to run again while the key is held down. */
  repeats?: boolean;
};

export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

type Entry = { group: ShortcutGroup; latest: { current: readonly Shortcut[] } };

let entries: readonly Entry[] = [];
let isListOpen = false;
const listeners = createListeners();

/** Registers a page's shortcuts while it is shown, before it is painted, so that no key is lost. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  const shown = JSON.stringify(shortcuts.map(({ keys, label }) => [keys, label]));
  useLayoutEffect(() => {
    const entry = { group: { title, shortcuts: latest.current }, latest };
    entries = [...entries, entry];
    listeners.call();
    return () => {
      entries = entries.filter((each) => each !== entry);
      listeners.call();
    };
  }, [title, shown]);
}

/** Runs the shortcut of a key. The page that registered last comes first. Returns whether there was one. */
export function runShortcut(event: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  const found = entries
    .toReversed()
    .flatMap(({ latest }) => latest.current)
    .find(({ keys, run }) => keys === event.key && run !== undefined);
  if (found?.run === undefined) return false;
  if (!event.repeat || found.repeats === true) found.run();
  return true;
}

/** The shortcuts of everything that is shown now. */
export function useRegisteredShortcuts(): readonly ShortcutGroup[] {
  return useSyncExternalStore(listeners.add, () => entries).map(({ group }) => group);
}

/** Checks whether the list of shortcuts is open. */
export function useShortcutList(): boolean {
  return useSyncExternalStore(listeners.add, () => isListOpen);
}

/** Opens or closes the list of shortcuts, from anywhere. */
export function showShortcutList(isOpen: boolean): void {
  isListOpen = isOpen;
  listeners.call();
}

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

/** Choices for single-key shortcuts; the first is the default. */
export const shortcutChoices = ['on', 'off'] as const;
