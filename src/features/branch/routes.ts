import { withTexts } from '#platform/language/withTexts';
import type { Routes } from '#platform/routing/route';
import { limitCatalog } from '../billing/limit/catalog';
import { branchCatalog } from './catalog';

export const branchRoutes = {
  'company-branch': {
    title: { en: 'Branch', es: 'Sucursal' },
    load: withTexts(() => import('./page/BranchPage'), branchCatalog, limitCatalog),
  },
} satisfies Partial<Routes>;
