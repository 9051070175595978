import { createContext, useContext, useLayoutEffect } from 'react';
import type { LeaveGuard } from './leaveGuard';

/** Who is asked before a page is left; given by `AppRouter`. */
export const LeaveGuardContext = createContext<LeaveGuard | undefined>(undefined);

/**
 * Asks "leave and lose it?" as long as the page says there is unsaved work. `hasUnsavedWork` is called at each attempt to
 * leave and must be the same function for good (as `useUnsavedWork` gives it).
 */
export function useLeaveGuard(hasUnsavedWork: () => boolean): void {
  const guard = useContext(LeaveGuardContext);
  if (!guard) throw new Error('The leave guard is used outside AppRouter');
  // Before whatever takes the page's place leads elsewhere: a page that is gone has nothing to ask.
  useLayoutEffect(() => guard.register(hasUnsavedWork), [guard, hasUnsavedWork]);
}
