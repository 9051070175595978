/**
 * Follows what people do between a change of address and the new page: they type in a field of the header, or go to a
 * message with F8 to undo. The focus is then theirs, and the new page does not take it.
 */
export type UserFocus = {
  /** Starts to follow keys, pointers and the address bar. Returns the function that stops it. */
  watch: () => () => void;
  /** True if the user has moved the focus, or went on in a field, since the address changed. */
  isTaken: () => boolean;
};

export function createUserFocus(): UserFocus {
  let hasPressed = false;
  let focusedBefore: Element | null = null;
  const presses = ['pointerdown', 'keydown'] as const;
  // wouter sends the events of both methods of the history.
  const navigations = ['popstate', 'pushState', 'replaceState'] as const;
  return {
    watch: () => {
      const onPress = () => (hasPressed = true);
      const onNavigation = () => {
        hasPressed = false;
        focusedBefore = document.activeElement;
      };
      for (const press of presses) addEventListener(press, onPress, { capture: true, passive: true });
      for (const navigation of navigations) addEventListener(navigation, onNavigation);
      return () => {
        for (const press of presses) removeEventListener(press, onPress, { capture: true });
        for (const navigation of navigations) removeEventListener(navigation, onNavigation);
      };
    },
    isTaken: () => {
      const focused = document.activeElement;
      if (!hasPressed || focused === null || focused === document.body) return false;
      return focused !== focusedBefore || focused.matches('input, select, textarea');
    },
  };
}
