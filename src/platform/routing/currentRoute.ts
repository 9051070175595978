import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { navigate, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import { untilPainted } from '../lib/pause';
import { createRequiredContext } from '../lib/requiredContext';
import { getTitle, type RouteMatch, type RouteRow, type Routes } from './route';

/** Address bar: path with the base, query with its question mark, and the state of the visit (`useVisitState`). */
export type Address = { path: string; search: string; state: unknown };

/** Address bar, and the address of the page on screen, which follows it when the new page is rendered. */
export type Addresses = { current: Address; shown: Address };

/**
 * A new path is shown when the answer to the click is painted and the code of its page is there. Another query of the same
 * page is shown immediately. Not with `useDeferredValue`: its render starts over with each answer of the provider, for
 * seconds on a slow phone.
 */
export function useAddressBar(isImmediate: boolean, load: (path: string) => Promise<void>): Addresses {
  const path = usePathname();
  const search = useSearch();
  const state = useHistoryState<unknown>();
  const current = useMemo(() => ({ path, search, state }), [path, search, state]);
  const [ready, setReady] = useState(current);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([untilPainted(), load(current.path)]).then(() => isCurrent && setReady(current));
    return () => {
      isCurrent = false;
    };
  }, [current, load]);
  const shown = isImmediate || ready.path === path ? current : ready;
  return useMemo(() => ({ current, shown }), [current, shown]);
}

export const [AddressesContext, useAddresses] = createRequiredContext<Addresses>('addresses');

/** Address of the page on screen. Pages read it through wouter's hooks. */
export const [ShownAddress, useShownAddress] = createRequiredContext<Address>('addresses');

/** wouter's hooks for a page: they do not change while another page is requested and not rendered yet. */
export const useShownLocation = (): [string, typeof navigate] => [useShownAddress().path, navigate];
export const useShownSearch = (): string => useShownAddress().search;

/** Returns the app's own path for a path of the address bar: without the base, and decoded. */
export function toAppPath(base: string, path: string): string {
  const own = `${path}/`.toLowerCase().startsWith(`${base}/`.toLowerCase()) ? path.slice(base.length) || '/' : path;
  try {
    return decodeURI(own);
  } catch {
    // Malformed, so it matches no route.
    return own;
  }
}

/** A matched route with its row of the table. */
export type Route = RouteMatch & { row: RouteRow };

/** All routes by name. */
export const [RoutesContext, useRoutes] = createRequiredContext<Routes>('routes');

/** The route of the page on screen. */
export const [CurrentRoute, useCurrentRoute] = createRequiredContext<Route>('routes');

export const OpeningRoute = createContext<Route | undefined>(undefined);

/** The route that has been requested and is not rendered yet. */
export function useOpeningRoute(): Route | undefined {
  return useContext(OpeningRoute);
}

/** Title of the page on screen. */
export function usePageTitle(): string {
  return getTitle(useCurrentRoute().row);
}

/** Number in the path of the page, such as the order of a details page. */
export function useIdParam(): number {
  return Number(useParams().id);
}
