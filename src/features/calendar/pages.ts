import { withTexts } from '../../platform/language/withTexts';
import type { PageTable } from '../../platform/routing/pageTable';
import { jobsCatalog } from '../jobs/catalog';
import { calendarCatalog } from './catalog';
import { helperCalendarCatalog } from './helper/catalog';

const branchOrders = '/company-branches/{branch}/orders';
const days = 'filter[date_from]={from}&filter[date_to]={to}';

export const companyCalendarPages = {
  'company-calendar': {
    firstCalls: [`${branchOrders}/calendar?${days}&page[size]=100&page[number]=1`, `${branchOrders}/capacity?${days}`],
    firstDays: 'officeCalendar',
    load: withTexts(() => import('./page/CalendarPage'), calendarCatalog, jobsCatalog),
  },
  'company-calendar-create': { load: () => import('./create/CalendarCreatePage') },
} satisfies Partial<PageTable>;

export const helperCalendarPages = {
  'helper-calendar': {
    firstCalls: [`/helper/calendar?${days}`],
    firstDays: 'helperCalendar',
    load: withTexts(() => import('./helper/HelperCalendarPage'), helperCalendarCatalog),
  },
} satisfies Partial<PageTable>;
