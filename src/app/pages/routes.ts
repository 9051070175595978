import type { Routes } from '#platform/routing/route';
import { numbersRoutes } from '../../features/activity/numbers/routes';
import { activityRoutes } from '../../features/activity/routes';
import { authRoutes } from '../../features/auth/routes';
import { billingRoutes } from '../../features/billing/routes';
import { branchRoutes } from '../../features/branch/routes';
import { calendarRoutes } from '../../features/calendar/routes';
import { earningsRoutes } from '../../features/helper/earnings/routes';
import { helperRoutes } from '../../features/helper/routes';
import { crewRoutes } from '../../features/jobs/crew/routes';
import { orderFormRoutes } from '../../features/jobs/form/routes';
import { jobsRoutes } from '../../features/jobs/routes';
import { outsourceRoutes } from '../../features/outsource/routes';
import { teamRoutes } from '../../features/team/routes';

/** Every route of the product. Each comes from the feature that owns it; a missing one does not compile. */
export const routes: Routes = {
  ...authRoutes,
  ...activityRoutes,
  ...jobsRoutes,
  ...orderFormRoutes,
  ...crewRoutes,
  ...calendarRoutes,
  ...outsourceRoutes,
  ...teamRoutes,
  ...branchRoutes,
  ...numbersRoutes,
  ...billingRoutes,
  ...helperRoutes,
  ...earningsRoutes,
};
