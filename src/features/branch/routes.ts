import type { RouteTable } from '../../platform/routing/routeTable';

export const branchRoutes = {
  'company-branch': { area: 'company' },
} satisfies Partial<RouteTable>;
