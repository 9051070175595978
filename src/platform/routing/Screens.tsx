import { createContext, createElement, type ReactNode, useContext } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { type LazyPart, lazyPart } from '../ui/feedback/lazyPart';
import { decide, type Visitor } from './guards/guard';
import type { RouteMatch, RouteSpec, RouteTable } from './routeTable';
import { titles } from './titles';
import { usePageChange } from './usePageChange';

type ScreensProps = {
  table: RouteTable;
  visitor: Visitor;
  /** Wraps a page in its layout (header, sidebar). Called for every shown route. */
  frame: (match: RouteMatch, spec: RouteSpec, page: ReactNode) => ReactNode;
  /** Shown instead of the page while its code loads. */
  loading: ReactNode;
};

type Current = { match: RouteMatch; spec: RouteSpec };

const CurrentRoute = createContext<Current | undefined>(undefined);
const pages = new WeakMap<RouteSpec, LazyPart<object>>();

/** Shows the screen of the current path, or redirects as the guard decides. */
export function Screens({ table, visitor, frame, loading }: ScreensProps) {
  const [path] = useLocation();
  const search = useSearch();
  const decision = decide(path, search ? `?${search}` : '', visitor);
  usePageChange(decision.kind === 'show' ? decision.match : undefined);
  // Each target needs its own redirect, because a mounted one redirects only once.
  if (decision.kind === 'redirect') return <Redirect key={decision.to} to={decision.to} replace />;
  const spec = table[decision.match.name];
  const key = JSON.stringify(decision.match.params);
  const page = createElement(getPage(spec, loading), { key });
  return <CurrentRoute value={{ match: decision.match, spec }}>{frame(decision.match, spec, page)}</CurrentRoute>;
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

function useCurrent(): Current {
  const current = useContext(CurrentRoute);
  if (!current) throw new Error('The current route is read outside Screens');
  return current;
}

/** Loads the page of a route before it is shown. */
export function preparePage(spec: RouteSpec, loading: ReactNode): Promise<void> {
  return getPage(spec, loading).prepare();
}

function getPage(spec: RouteSpec, loading: ReactNode): LazyPart<object> {
  const known = pages.get(spec);
  if (known) return known;
  const page = lazyPart(async () => (await spec.load()).default, { loading, failure: 'page' });
  pages.set(spec, page);
  return page;
}
