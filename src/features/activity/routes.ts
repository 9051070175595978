import type { RouteTable } from '../../platform/routing/routeTable';

export const activityRoutes = {
  'company-activity': { area: 'company' },
} satisfies Partial<RouteTable>;
