import { createContext, useContext, useLayoutEffect } from 'react';
import type { LeaveGuard } from './leaveGuard';

/** The guard that is asked before a page is left; provided by `AppRouter`. */
export const LeaveGuardContext = createContext<LeaveGuard | undefined>(undefined);

/**
 * Asks "leave and lose it?" while the page has unsaved work. `hasUnsavedWork` is called at each attempt to leave and
 * must be stable between renders (as from `useUnsavedWork`).
 */
export function useLeaveGuard(hasUnsavedWork: () => boolean): void {
  const guard = useGuard();
  // A layout effect, so that this page is unregistered before its replacement redirects.
  useLayoutEffect(() => guard.register(hasUnsavedWork), [guard, hasUnsavedWork]);
}

/** The same question for a part of a page that closes without leaving it. Resolves true if it may close. */
export function useCanLeave(): () => Promise<boolean> {
  return useGuard().canLeave;
}

function useGuard(): LeaveGuard {
  const guard = useContext(LeaveGuardContext);
  if (!guard) throw new Error('The leave guard is used outside AppRouter');
  return guard;
}
