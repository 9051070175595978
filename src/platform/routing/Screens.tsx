import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import { memo } from '../language/memo';
import { type LazyPart, lazyPart } from '../ui/feedback/lazyPart';
import { type Address, toAppPath } from './address';
import { decide, type Visitor } from './guards/guard';
import { RedirectTo } from './links/RedirectTo';
import { useRouter } from './router';
import type { PageFinder } from './pageTable';
import type { RouteName } from './paths';
import type { RouteMatch, RouteSpec, RouteTable } from './routeTable';
import { ShownAddress, useAddresses } from './shownAddress';
import { titles } from './titles';
import { usePageChange } from './usePageChange';

/** A route with its row of the table. */
export type Route = { match: RouteMatch; spec: RouteSpec };

type ScreensProps = {
  table: RouteTable;
  findPage: PageFinder;
  visitor: Visitor;
  /**
   * Wraps a page in its layout (header, sidebar) and in a `Suspense` for its code. Called for every shown route; `opening`
   * is the one that has been requested and is not rendered yet.
   */
  frame: (shown: Route, opening: Route | undefined, page: ReactNode) => ReactNode;
};

const CurrentRoute = createContext<Route | undefined>(undefined);
const OpeningRoute = createContext<Route | undefined>(undefined);
const pages = new WeakMap<PageFinder, Map<RouteName, LazyPart<object>>>();

/** Shows the screen of the current path, or redirects as the guard decides. */
export function Screens({ table, findPage, visitor, frame }: ScreensProps) {
  const addresses = useAddresses();
  const wanted = useScreen(addresses.current, table, visitor);
  const before = useScreen(addresses.shown, table, visitor);
  // Who has just signed in or out may no longer see the page that is still on screen.
  const [address, { route: shown }] = before.route ? [addresses.shown, before] : [addresses.current, wanted];
  const opening = address.path === addresses.current.path ? undefined : wanted.route;
  usePageChange(shown?.match);
  return (
    <>
      {/* Each target needs its own redirect, because a mounted one redirects only once. */}
      {wanted.to !== undefined && <RedirectTo key={wanted.to} to={wanted.to} />}
      {shown && (
        <ShownAddress value={address}>
          <CurrentRoute value={shown}>
            <OpeningRoute value={opening}>
              {frame(
                shown,
                opening,
                <Page findPage={findPage} name={shown.match.name} id={JSON.stringify(shown.match.params)} />,
              )}
            </OpeningRoute>
          </CurrentRoute>
        </ShownAddress>
      )}
    </>
  );
}

type Screen = { route: Route; to?: undefined } | { to: string; route?: undefined };

/** The route of an address, or where it redirects. The same object until one of them changes. */
function useScreen({ path, search }: Address, table: RouteTable, visitor: Visitor): Screen {
  const { base } = useRouter();
  return useMemo(() => {
    const decision = decide(toAppPath(base, path), search, visitor);
    if (decision.kind === 'redirect') return { to: decision.to };
    return { route: { match: decision.match, spec: table[decision.match.name] } };
  }, [base, path, search, table, visitor]);
}

type PageProps = { findPage: PageFinder; name: RouteName; id: string };

/** Memoized: the request of another page does not render this one again. */
const Page = memo(function Page({ findPage, name, id }: PageProps) {
  return createElement(getPage(findPage, name), { key: id });
});

/** The route that has been requested and is not rendered yet. */
export function useOpeningRoute(): RouteMatch | undefined {
  return useContext(OpeningRoute)?.match;
}

/** The current route with its parameters. */
export function useRouteMatch(): RouteMatch {
  return useCurrent().match;
}

/** The title of the current page. */
export function usePageTitle(): string {
  return titles[useRouteMatch().name];
}

/** The current route's row of the table. */
export function useRouteSpec(): RouteSpec {
  return useCurrent().spec;
}

function useCurrent(): Route {
  const current = useContext(CurrentRoute);
  if (!current) throw new Error('The current route is read outside Screens');
  return current;
}

/** Loads the page of a route before it is shown. */
export function preparePage(findPage: PageFinder, name: RouteName): Promise<void> {
  return getPage(findPage, name).prepare();
}

function getPage(findPage: PageFinder, name: RouteName): LazyPart<object> {
  const known = pages.get(findPage) ?? new Map<RouteName, LazyPart<object>>();
  pages.set(findPage, known);
  const page = known.get(name) ?? createPage(findPage, name);
  known.set(name, page);
  return page;
}

function createPage(findPage: PageFinder, name: RouteName): LazyPart<object> {
  const load = async () => {
    const page = await findPage(name);
    return (await page.load()).default;
  };
  return lazyPart(load, { failure: 'page' });
}
