import { routes } from '../../../src/app/routes';
import { routeNames, type RouteTable } from '../../../src/platform/routing/routeTable';

const load = () => import('./TitlePage');

/** The route table, but each page of the signed-in areas has only its title. */
export const emptyPages: RouteTable = routeNames()
  .filter((name) => routes[name].area !== 'public')
  .reduce((table, name) => ({ ...table, [name]: { ...routes[name], load } }), routes);
