import type { Routes } from '#platform/routing/route';

export const activityRoutes = {
  'company-activity': {
    title: { en: 'Activity', es: 'Actividad' },
    isTranslated: true,
    load: () => import('./feed/ActivityPage'),
    prefetch: async ({ branchId }) => {
      const { feedQuery, needsActionQuery, overviewQuery } = await import('./api');
      return [
        needsActionQuery(branchId),
        overviewQuery(branchId, 'branch'),
        feedQuery(branchId, { filter: 'all', kind: null }),
      ];
    },
  },
} satisfies Partial<Routes>;
