import { watchAddress } from './address';

/*
 * Between the change of address and the new page, people go on: they type in a field of the header, or go to a message
 * with F8 to undo. The focus is then theirs, and the new page does not take it.
 */

let hasPressed = false;
let focusedBefore: Element | null = null;

/** Starts to note presses. Returns the function that stops it. */
export function watchPresses(): () => void {
  const onPress = () => (hasPressed = true);
  const stopWatching = watchAddress(() => {
    hasPressed = false;
    focusedBefore = document.activeElement;
  });
  const presses = ['pointerdown', 'keydown'] as const;
  for (const press of presses) addEventListener(press, onPress, { capture: true, passive: true });
  return () => {
    stopWatching();
    focusedBefore = null;
    for (const press of presses) removeEventListener(press, onPress, { capture: true });
  };
}

/** Whether the user, by a key or pointer since the address changed, moved the focus or went on in a field. */
export function hasUserFocus(): boolean {
  const focused = document.activeElement;
  if (!hasPressed || focused === null || focused === document.body) return false;
  return focused !== focusedBefore || focused.matches('input, select, textarea');
}
