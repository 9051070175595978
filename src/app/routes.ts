import { activityRoutes } from '../features/activity/routes';
import { authRoutes } from '../features/auth/routes';
import { billingRoutes } from '../features/billing/routes';
import { branchRoutes } from '../features/branch/routes';
import { calendarRoutes } from '../features/calendar/routes';
import { helperRoutes } from '../features/helper/routes';
import { jobsRoutes } from '../features/jobs/routes';
import { outsourceRoutes } from '../features/outsource/routes';
import { teamRoutes } from '../features/team/routes';
import type { RouteTable } from '../platform/routing/routeTable';

/** The whole route table: each route comes from the feature that owns it. */
export const routes: RouteTable = {
  ...authRoutes,
  ...activityRoutes,
  ...jobsRoutes,
  ...calendarRoutes,
  ...outsourceRoutes,
  ...teamRoutes,
  ...branchRoutes,
  ...billingRoutes,
  ...helperRoutes,
};
