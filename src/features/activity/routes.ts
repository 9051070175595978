import { withTexts } from '#platform/language/withTexts';
import type { Routes } from '#platform/routing/route';
import { activityCatalog } from './catalog';

export const activityRoutes = {
  'company-activity': {
    title: { en: 'Activity', es: 'Actividad' },
    load: withTexts(() => import('./feed/ActivityPage'), activityCatalog),
    prefetch: async ({ branchId }) => {
      const { feedQuery, needsActionQuery } = await import('./api');
      return [needsActionQuery(branchId), feedQuery(branchId, { filter: 'all', kind: null })];
    },
  },
} satisfies Partial<Routes>;
