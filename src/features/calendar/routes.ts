import { withTexts } from '../../platform/language/withTexts';
import type { RouteTable } from '../../platform/routing/routeTable';
import { jobsCatalog } from '../jobs/catalog';
import { calendarCatalog } from './catalog';
import { helperCalendarCatalog } from './helper/catalog';

const branchOrders = '/company-branches/{branch}/orders';
const days = 'filter[date_from]={from}&filter[date_to]={to}';

export const calendarRoutes = {
  'company-calendar': {
    area: 'company',
    firstCalls: [`${branchOrders}/calendar?${days}&page[size]=100&page[number]=1`, `${branchOrders}/capacity?${days}`],
    firstDays: 'officeCalendar',
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
    firstCalls: [`/helper/calendar?${days}`],
    firstDays: 'helperCalendar',
    load: withTexts(() => import('./helper/HelperCalendarPage'), helperCalendarCatalog),
  },
} satisfies Partial<RouteTable>;
