import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { lazyPart } from '../ui/feedback/lazyPart';
import { decide, type Visitor } from './guard';
import type { RouteMatch, RouteSpec, RouteTable } from './routeTable';

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
  const page = createElement(pageOf(spec, loading), { key });
  return <CurrentRoute value={{ match: decision.match, spec }}>{frame(decision.match, spec, page)}</CurrentRoute>;
}

/** The route being shown, with its parameters. */
export function useRouteMatch(): RouteMatch {
  return useCurrent().match;
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

function pageOf(spec: RouteSpec, loading: ReactNode): ComponentType {
  const known = pages.get(spec);
  if (known) return known;
  const page = lazyPart(async () => (await spec.load()).default, { loading });
  pages.set(spec, page);
  return page;
}
