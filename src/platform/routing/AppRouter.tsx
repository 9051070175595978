import { type ReactNode, useCallback, useEffect } from 'react';
import { Router } from 'wouter';
import { connectMessageLinks } from '../ui/messages/messageLinks';
import {
  AddressesContext,
  RoutesContext,
  ShownAddress,
  toAppPath,
  useAddressBar,
  useShownLocation,
  useShownSearch,
} from './currentRoute';
import { matchPath } from './guards/guard';
import { type LeaveGuard, LeaveGuardContext } from './guards/leaveGuard';
import { useLink } from './links/useLink';
import { getPage, type Routes } from './route';

type Props = {
  base: string;
  routes: Routes;
  leaveGuard: LeaveGuard;
  /** The requested page replaces the one on screen immediately. */
  isImmediate?: boolean;
  children: ReactNode;
};

/** Wraps the app once: its base path, its routes, and the guard that asks before a page is left. */
export function AppRouter({ base, routes, leaveGuard, isImmediate = false, children }: Props) {
  const load = useCallback((path: string) => loadPage(routes, toAppPath(base, path)), [routes, base]);
  const addresses = useAddressBar(isImmediate, load);
  return (
    <RoutesContext value={routes}>
      <LeaveGuardContext value={leaveGuard}>
        <AddressesContext value={addresses}>
          <ShownAddress value={addresses.shown}>
            <Router base={base} hook={useShownLocation} searchHook={useShownSearch} aroundNav={leaveGuard.aroundNav}>
              <MessageLinks />
              {children}
            </Router>
          </ShownAddress>
        </AddressesContext>
      </LeaveGuardContext>
    </RoutesContext>
  );
}

/** Loads the code of the page on a path. */
async function loadPage(routes: Routes, path: string): Promise<void> {
  const match = matchPath(path);
  try {
    if (match) await getPage(routes[match.name]).preload();
  } catch {
    // The screen shows what fails.
  }
}

/** Messages are rendered outside the router; this makes their links links of the app. */
function MessageLinks() {
  const link = useLink();
  useEffect(() => connectMessageLinks(link));
  return null;
}
