import type { FocusEvent } from 'react';

/** Whether the focus goes out of the group of controls, not just on to the next of them. */
export function leavesGroup(event: FocusEvent<HTMLElement>): boolean {
  const group = event.currentTarget.closest('[role="radiogroup"], fieldset');
  return !(event.relatedTarget instanceof Node && group?.contains(event.relatedTarget));
}
