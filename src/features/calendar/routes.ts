import { withTexts } from '../../platform/language/withTexts';
import type { Routes } from '../../platform/routing/route';
import { jobsCatalog } from '../jobs/catalog';
import { capacityQuery, jobsQuery } from './api';
import { calendarCatalog } from './catalog';
import { helperCalendarCatalog } from './helper/catalog';
import { helperCalendarQuery } from './helperApi';
import { getFirstHelperRange, getFirstRange } from './model/firstDays';

export const calendarRoutes = {
  'company-calendar': {
    title: { en: 'Task calendar', es: 'Calendario de trabajos' },
    load: withTexts(() => import('./page/CalendarPage'), calendarCatalog, jobsCatalog),
    prefetch: ({ branchId, search, timeZone }) => {
      if (timeZone === undefined) return [];
      const range = getFirstRange(search, timeZone);
      return [jobsQuery(branchId, range), capacityQuery(branchId, range)];
    },
  },
  'company-calendar-create': {
    title: { en: 'Add new job', es: 'Agregar un trabajo' },
    back: true,
    focused: true,
    load: () => import('./create/CalendarCreatePage'),
  },
  'helper-calendar': {
    title: { en: 'Task calendar', es: 'Calendario de trabajos' },
    load: withTexts(() => import('./helper/HelperCalendarPage'), helperCalendarCatalog),
    prefetch: ({ search, timeZone }) =>
      timeZone === undefined ? [] : [helperCalendarQuery(getFirstHelperRange(search, timeZone))],
  },
} satisfies Partial<Routes>;
