/**
 * Follows what people do between a change of address and the new page: they type in a field of the header, or go to a
 * message with F8 to undo. The focus is then theirs, and the new page does not take it.
 */
export type UserFocus = {
  /** Starts to follow keys and pointers. Returns the function that stops it. */
  watch: () => () => void;
  /** Call it when another page is requested. */
  reset: () => void;
  /** True if the user has moved the focus, or went on in a field, since the last `reset`. */
  isTaken: () => boolean;
};

export function createUserFocus(): UserFocus {
  let hasPressed = false;
  let focusedBefore: Element | null = null;
  const presses = ['pointerdown', 'keydown'] as const;
  return {
    watch: () => {
      const onPress = () => (hasPressed = true);
      for (const press of presses) addEventListener(press, onPress, { capture: true, passive: true });
      return () => {
        for (const press of presses) removeEventListener(press, onPress, { capture: true });
      };
    },
    reset: () => {
      hasPressed = false;
      focusedBefore = document.activeElement;
    },
    isTaken: () => {
      const focused = document.activeElement;
      if (!hasPressed || focused === null || focused === document.body) return false;
      return focused !== focusedBefore || focused.matches('input, select, textarea');
    },
  };
}
