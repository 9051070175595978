import { withTexts } from '../../platform/language/withTexts';
import type { RouteTable } from '../../platform/routing/routeTable';
import { jobsCatalog } from '../jobs/catalog';
import { calendarCatalog } from './catalog';
import { helperCalendarCatalog } from './helper/catalog';

export const calendarRoutes = {
  'company-calendar': {
    area: 'company',
    load: withTexts(() => import('./page/CalendarPage'), calendarCatalog, jobsCatalog),
  },
  'company-calendar-create': {
    area: 'company',
    back: true,
    focused: true,
    load: () => import('./create/CalendarCreatePage'),
  },
  'helper-calendar': {
    area: 'helper',
    load: withTexts(() => import('./helper/HelperCalendarPage'), helperCalendarCatalog),
  },
} satisfies Partial<RouteTable>;
