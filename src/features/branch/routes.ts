import { withTexts } from '../../platform/language/withTexts';
import { branchCatalog } from './catalog';
import { limitCatalog } from '../billing/limit/catalog';
import type { RouteTable } from '../../platform/routing/routeTable';

export const branchRoutes = {
  'company-branch': {
    area: 'company',
    load: withTexts(() => import('./page/BranchPage'), branchCatalog, limitCatalog),
  },
} satisfies Partial<RouteTable>;
