import type { RouteTable } from '../../platform/routing/routeTable';

export const calendarRoutes = {
  'company-calendar': { area: 'company' },
  'company-calendar-create': { area: 'company', back: true, focused: true },
  'helper-calendar': { area: 'helper' },
} satisfies Partial<RouteTable>;
