import { createContext, useContext } from 'react';
import { useParams } from 'wouter';
import { createRequiredContext } from '../lib/requiredContext';
import { getTitle, type RouteMatch, type RouteRow, type Routes } from './route';

/** A matched route with its row of the table. */
export type Route = RouteMatch & { row: RouteRow };

/** All routes by name. */
export const [RoutesContext, useRoutes] = createRequiredContext<Routes>('Routes are read outside AppRouter');

/** The route of the page on screen. */
export const [CurrentRoute, useCurrentRoute] = createRequiredContext<Route>(
  'The current route is read outside Screens',
);

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
