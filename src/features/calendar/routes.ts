import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

const notBuilt = () => import('../../platform/routing/NotBuiltPage');

export const calendarRoutes = {
  'company-calendar': { title: titles['company-calendar'], area: 'company', load: notBuilt },
  'company-calendar-create': {
    title: titles['company-calendar-create'],
    area: 'company',
    back: true,
    focused: true,
    load: () => import('./create/CalendarCreatePage'),
  },
  'helper-calendar': { title: titles['helper-calendar'], area: 'helper', load: notBuilt },
} satisfies Partial<RouteTable>;
