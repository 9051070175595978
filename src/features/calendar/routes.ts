import type { RouteTable } from '../../platform/routing/routeTable';

const notBuilt = () => import('../../platform/routing/NotBuiltPage');

export const calendarRoutes = {
  'company-calendar': { area: 'company', load: notBuilt },
  'company-calendar-create': {
    area: 'company',
    back: true,
    focused: true,
    load: () => import('./create/CalendarCreatePage'),
  },
  'helper-calendar': { area: 'helper', load: notBuilt },
} satisfies Partial<RouteTable>;
