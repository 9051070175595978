import { useHasFeature } from '../provider/slice';
import { useRoutes } from '../routing/currentRoute';
import type { RouteName } from '../routing/paths';
import { isAllowed } from '../routing/route';
import { useUserType } from './useSession';

/** Returns true for the pages that the provider has and the signed-in person is not refused. */
export function useCanOpen(): (name: RouteName) => boolean {
  const routes = useRoutes();
  const userType = useUserType();
  const has = useHasFeature();
  return (name) => isAllowed(routes[name], userType) && has(routes[name].feature);
}
