import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

export const branchRoutes = {
  'company-branch': { title: titles['company-branch'], area: 'company', load: () => import('./page/BranchPage') },
} satisfies Partial<RouteTable>;
