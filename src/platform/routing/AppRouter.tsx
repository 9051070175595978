import type { ReactNode } from 'react';
import { Router } from 'wouter';
import type { LeaveGuard } from './leaveGuard';
import { LeaveGuardContext } from './useLeaveGuard';

type Props = { base: string; leaveGuard: LeaveGuard; children: ReactNode };

/** Stands once around the app: where it is mounted, and who is asked before a page is left. */
export function AppRouter({ base, leaveGuard, children }: Props) {
  return (
    <LeaveGuardContext value={leaveGuard}>
      <Router base={base} aroundNav={leaveGuard.aroundNav}>
        {children}
      </Router>
    </LeaveGuardContext>
  );
}
