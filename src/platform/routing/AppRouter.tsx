import { type ReactNode, useEffect, useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { noteShownPath } from './address';
import type { LeaveGuard } from './guards/leaveGuard';
import { LeaveGuardContext } from './guards/useLeaveGuard';
import { useLink } from './links/useLink';
import { connectMessageLinks } from '../ui/messages/messageLinks';
import { type NavigateOptions, RouterContext } from './router';
import { AddressesContext, ShownAddress, useAddressBar } from './shownAddress';

type Props = { base: string; leaveGuard: LeaveGuard; children: ReactNode };

/** Wraps the app once: its base path, and the guard that asks before a page is left. */
export function AppRouter({ base, leaveGuard, children }: Props) {
  const { current, shown } = useAddressBar();
  const addresses = useMemo(() => ({ current, shown }), [current, shown]);
  useEffect(() => noteShownPath(shown.path), [shown.path]);
  useEffect(() => () => noteShownPath(undefined), []);
  const router = useMemo(
    () => ({
      base,
      navigate: (to: string, options?: NavigateOptions) => leaveGuard.aroundNav(navigate, base + to, options),
    }),
    [base, leaveGuard],
  );
  return (
    <LeaveGuardContext value={leaveGuard}>
      <RouterContext value={router}>
        <AddressesContext value={addresses}>
          <ShownAddress value={shown}>
            <MessageLinks />
            {children}
          </ShownAddress>
        </AddressesContext>
      </RouterContext>
    </LeaveGuardContext>
  );
}

/** Messages are rendered outside the router; this makes their links links of the app. */
function MessageLinks() {
  const link = useLink();
  useEffect(() => connectMessageLinks(link));
  return null;
}
