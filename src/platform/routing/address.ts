import { useDeferredValue, useMemo } from 'react';
import { navigate, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import { createRequiredContext } from '../lib/requiredContext';

/** Address bar: path with the base, query with its question mark, and the state of the visit (`useVisitState`). */
export type Address = { path: string; search: string; state: unknown };

/** Address bar, and the address of the page on screen, which follows it when the new page is rendered. */
export type Addresses = { current: Address; shown: Address };

/**
 * A new path is shown in a second, interruptible render, so that the answer to a click is painted first. Another query of
 * the same page is shown immediately.
 */
export function useAddressBar(isImmediate: boolean): Addresses {
  const path = usePathname();
  const search = useSearch();
  const state = useHistoryState<unknown>();
  const current = useMemo(() => ({ path, search, state }), [path, search, state]);
  const deferred = useDeferredValue(current);
  const shown = isImmediate || deferred.path === path ? current : deferred;
  return useMemo(() => ({ current, shown }), [current, shown]);
}

const outside = 'The address is read outside AppRouter';

export const [AddressesContext, useAddresses] = createRequiredContext<Addresses>(outside);

/** Address of the page on screen. Pages read it through wouter's hooks. */
export const [ShownAddress, useShownAddress] = createRequiredContext<Address>(outside);

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
