import { createElement, memo, type ReactNode, useMemo } from 'react';
import { Redirect, Route as PathRoute, useRouter } from 'wouter';
import { useLanguage } from '../language/useLanguage';
import { type Address, ShownAddress, toAppPath, useAddresses } from './address';
import { CurrentRoute, OpeningRoute, type Route, useRoutes } from './currentRoute';
import { decide, type Visitor } from './guards/guard';
import { getPage } from './page';
import { paths } from './paths';
import type { RouteRow, Routes } from './route';
import { usePageChange } from './usePageChange';

type ScreensProps = {
  visitor: Visitor;
  /**
   * Wraps a page in its layout and in a `Suspense` for its code. Called for every shown route; `opening` is the one that
   * has been requested and is not rendered yet.
   */
  frame: (shown: Route, opening: Route | undefined, page: ReactNode) => ReactNode;
};

/** Shows the screen of the current path, or redirects as the guard decides. */
export function Screens({ visitor, frame }: ScreensProps) {
  const addresses = useAddresses();
  const wanted = useScreen(addresses.current, visitor);
  const before = useScreen(addresses.shown, visitor);
  // After a sign-in or sign-out the visitor can no longer see the page that is still on screen.
  const [address, { route: shown }] = before.route ? [addresses.shown, before] : [addresses.current, wanted];
  const opening = address.path === addresses.current.path ? undefined : wanted.route;
  usePageChange(shown);
  return (
    <>
      {/* Each target needs its own redirect, because a mounted one redirects only once. */}
      {wanted.to !== undefined && <Redirect key={wanted.to} to={wanted.to} replace />}
      {shown && (
        <ShownAddress value={address}>
          <CurrentRoute value={shown}>
            <OpeningRoute value={opening}>
              {frame(
                shown,
                opening,
                <PathRoute path={paths[shown.name]}>
                  <Page row={shown.row} id={JSON.stringify(shown.params)} />
                </PathRoute>,
              )}
            </OpeningRoute>
          </CurrentRoute>
        </ShownAddress>
      )}
    </>
  );
}

type Screen = { route: Route; to?: undefined } | { to: string; route?: undefined };

/** The route of an address, or its redirect. The same object until one of them changes. */
function useScreen({ path, search }: Address, visitor: Visitor): Screen {
  const { base } = useRouter();
  const routes = useRoutes();
  return useMemo(
    () => findScreen(routes, toAppPath(base, path), search, visitor),
    [routes, base, path, search, visitor],
  );
}

function findScreen(routes: Routes, path: string, search: string, visitor: Visitor): Screen {
  const decision = decide(path, search, visitor);
  if (decision.kind === 'redirect') return { to: decision.to };
  const { name, params } = decision.match;
  return { route: { name, params, row: routes[name] } };
}

type PageProps = { row: RouteRow; id: string };

/** Memoized: the request of another page does not render this one again. */
const Page = memo(function Page({ row, id }: PageProps) {
  useLanguage();
  return createElement(getPage(row), { key: id });
});
