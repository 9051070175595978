import { createContext, useContext } from 'react';
import { useParams } from 'wouter';
import { getTitle, type RouteMatch, type RouteRow, type Routes } from './route';

/** A matched route with its row of the table. */
export type Route = RouteMatch & { row: RouteRow };

export const RoutesContext = createContext<Routes | undefined>(undefined);
export const CurrentRoute = createContext<Route | undefined>(undefined);
export const OpeningRoute = createContext<Route | undefined>(undefined);

/** All routes by name. */
export function useRoutes(): Routes {
  const routes = useContext(RoutesContext);
  if (!routes) throw new Error('Routes are read outside AppRouter');
  return routes;
}

/** The route of the page on screen. */
export function useCurrentRoute(): Route {
  const current = useContext(CurrentRoute);
  if (!current) throw new Error('The current route is read outside Screens');
  return current;
}

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
