import { watchAddress } from './address';

/*
 * Between the change of address and the new page, people go on: they press a field of the header and type. The focus
 * is then theirs, and the new page does not take it.
 */

let hasPressed = false;

/** Starts to note presses. Returns the function that stops it. */
export function watchPresses(): () => void {
  const onPress = () => (hasPressed = true);
  const stopWatching = watchAddress(() => (hasPressed = false));
  const presses = ['pointerdown', 'keydown'] as const;
  for (const press of presses) addEventListener(press, onPress, { capture: true, passive: true });
  return () => {
    stopWatching();
    for (const press of presses) removeEventListener(press, onPress, { capture: true });
  };
}

/** Whether a field has the focus, and a key or pointer was pressed since the address changed. */
export function isFieldInUse(): boolean {
  return hasPressed && document.activeElement?.matches('input, select, textarea') === true;
}
