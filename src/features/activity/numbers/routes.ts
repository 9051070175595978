import type { Routes } from '#platform/routing/route';

export const numbersRoutes = {
  'company-numbers': {
    title: { en: 'Numbers', es: 'Cifras' },
    right: 'viewNumbers',
    feature: 'numbers',
    load: () => import('./page/NumbersPage'),
    prefetch: async () => [(await import('./api')).companyNumbersQuery()],
  },
  'company-numbers-jobs': {
    title: { en: 'Jobs of a number', es: 'Trabajos de una cifra' },
    right: 'viewNumbers',
    feature: 'numbers',
    back: true,
    load: () => import('./jobs/NumbersJobsPage'),
  },
} satisfies Partial<Routes>;
