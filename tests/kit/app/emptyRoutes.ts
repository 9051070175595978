import { getArea, listRouteNames } from '#platform/routing/paths';
import type { RouteRow, Routes } from '#platform/routing/route';
import { routes } from '../../../src/app/pages/routes';

const load = () => import('./TitlePage');

/** The routes of the product, where each page of the signed-in areas has only its title. */
export const emptyRoutes = replaceRows((name, row) => (getArea(name) === 'public' ? row : { ...row, load }));

/** The routes of the product with other rows. */
function replaceRows(replace: (name: keyof Routes, row: RouteRow) => RouteRow): Routes {
  const rows = listRouteNames().map((name) => [name, replace(name, routes[name])]);
  return Object.fromEntries(rows) as Routes;
}
