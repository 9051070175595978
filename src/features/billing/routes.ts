import type { RouteTable } from '../../platform/routing/routeTable';

export const billingRoutes = {
  'company-settings-subscription': { area: 'company' },
  'helper-settings-subscription': { area: 'helper' },
} satisfies Partial<RouteTable>;
