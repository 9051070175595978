import { createContext, useContext, useEffect } from 'react';
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
  useEffect(() => guard.register(hasUnsavedWork), [guard, hasUnsavedWork]);
}
