import type { Routes } from '#platform/routing/route';

export const branchRoutes = {
  'company-branch': {
    title: { en: 'Branch', es: 'Sucursal' },
    load: () => import('./page/BranchPage'),
  },
} satisfies Partial<Routes>;
