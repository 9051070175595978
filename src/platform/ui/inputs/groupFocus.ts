import type { FocusEvent } from 'react';

/** Whether the focus leaves the group of controls, not just moves to another control in it. */
export function leavesGroup(event: FocusEvent<HTMLElement>): boolean {
  const group = event.currentTarget.closest('[role="radiogroup"], fieldset');
  return !(event.relatedTarget instanceof Node && group?.contains(event.relatedTarget));
}
