import type { ReactNode } from 'react';
import { Router } from 'wouter';
import type { LeaveGuard } from './guards/leaveGuard';
import { LeaveGuardContext } from './guards/useLeaveGuard';

type Props = { base: string; leaveGuard: LeaveGuard; children: ReactNode };

/** Wraps the app once: its base path, and the guard that asks before a page is left. */
export function AppRouter({ base, leaveGuard, children }: Props) {
  return (
    <LeaveGuardContext value={leaveGuard}>
      <Router base={base} aroundNav={leaveGuard.aroundNav}>
        {children}
      </Router>
    </LeaveGuardContext>
  );
}
