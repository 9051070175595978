import { type ReactNode, useEffect } from 'react';
import { Router } from 'wouter';
import type { LeaveGuard } from './guards/leaveGuard';
import { LeaveGuardContext } from './guards/useLeaveGuard';
import { useLink } from './links/useLink';
import { connectMessageLinks } from '../ui/messages/messageLinks';

type Props = { base: string; leaveGuard: LeaveGuard; children: ReactNode };

/** Wraps the app once: its base path, and the guard that asks before a page is left. */
export function AppRouter({ base, leaveGuard, children }: Props) {
  return (
    <LeaveGuardContext value={leaveGuard}>
      <Router base={base} aroundNav={leaveGuard.aroundNav}>
        <MessageLinks />
        {children}
      </Router>
    </LeaveGuardContext>
  );
}

/** Messages are rendered outside the router; this makes their links links of the app. */
function MessageLinks() {
  const link = useLink();
  useEffect(() => connectMessageLinks(link));
  return null;
}
