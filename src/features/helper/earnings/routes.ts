import type { Routes } from '#platform/routing/route';

export const earningsRoutes = {
  'helper-earnings': {
    title: { en: 'Earnings', es: 'Ganancias' },
    feature: 'earnings',
    load: () => import('./weeks/EarningsPage'),
  },
} satisfies Partial<Routes>;
