import type { Routes } from '#platform/routing/route';

export const calendarRoutes = {
  'company-calendar': {
    title: { en: 'Task calendar', es: 'Calendario de trabajos' },
    load: () => import('./page/CalendarPage'),
    prefetch: async ({ branchId, search, findTimeZone }) => {
      const timeZone = await findTimeZone();
      if (timeZone === undefined) return [];
      const [{ capacityQuery, jobsQuery }, { getFirstRange }] = await Promise.all([
        import('./api'),
        import('./model/range'),
      ]);
      const range = getFirstRange(search, timeZone);
      return [jobsQuery(branchId, range), capacityQuery(branchId, range)];
    },
  },
  'company-calendar-create': {
    title: { en: 'Add new job', es: 'Agregar un trabajo' },
    ofBranch: true,
    back: true,
    focused: true,
    load: () => import('./page/CalendarCreatePage'),
  },
  'helper-calendar': {
    title: { en: 'Task calendar', es: 'Calendario de trabajos' },
    load: () => import('./helper/HelperCalendarPage'),
    prefetch: async ({ search, findTimeZone }) => {
      const timeZone = await findTimeZone();
      if (timeZone === undefined) return [];
      const [{ helperCalendarQuery }, { getFirstHelperRange }] = await Promise.all([
        import('./helperApi'),
        import('./model/range'),
      ]);
      return [helperCalendarQuery(getFirstHelperRange(search, timeZone))];
    },
  },
} satisfies Partial<Routes>;
