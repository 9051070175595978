import { type ComponentType, createContext, createElement, lazy, type ReactNode, Suspense, useContext } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { decide, type Visitor } from './guard';
import type { RouteMatch, RouteSpec, RouteTable } from './routeTable';
import { titles } from './titles';

type ScreensProps = {
  table: RouteTable;
  visitor: Visitor;
  /** Puts a page into its surroundings (header, sidebar); called for every shown route. */
  frame: (match: RouteMatch, spec: RouteSpec, page: ReactNode) => ReactNode;
  /** Shown in the page's place while its code loads. */
  loading: ReactNode;
};

type Current = { match: RouteMatch; spec: RouteSpec };

const CurrentRoute = createContext<Current | undefined>(undefined);
const pages = new WeakMap<RouteSpec, ComponentType>();

/** Shows the screen of the current path, or leads on where the guard says. */
export function Screens({ table, visitor, frame, loading }: ScreensProps) {
  const [path] = useLocation();
  const search = useSearch();
  const decision = decide(path, search ? `?${search}` : '', visitor);
  // Each target is a redirect of its own: one that stays mounted leads on only once.
  if (decision.kind === 'redirect') return <Redirect key={decision.to} to={decision.to} replace />;
  const spec = table[decision.match.name];
  const key = JSON.stringify(decision.match.params);
  const page = <Suspense fallback={loading}>{createElement(pageOf(spec), { key })}</Suspense>;
  return <CurrentRoute value={{ match: decision.match, spec }}>{frame(decision.match, spec, page)}</CurrentRoute>;
}

/** The route being shown, with its parameters. */
export function useRouteMatch(): RouteMatch {
  return useCurrent().match;
}

/** The title of the page being shown. */
export function usePageTitle(): string {
  return titles[useRouteMatch().name];
}

/** The table's row of the route being shown. */
export function useRouteSpec(): RouteSpec {
  return useCurrent().spec;
}

function useCurrent(): Current {
  const current = useContext(CurrentRoute);
  if (!current) throw new Error('The current route is read outside Screens');
  return current;
}

function pageOf(spec: RouteSpec): ComponentType {
  const known = pages.get(spec);
  if (known) return known;
  const page = lazy(spec.load);
  pages.set(spec, page);
  return page;
}
