import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

const notBuilt = () => import('../../platform/routing/NotBuiltPage');

export const branchRoutes = {
  'company-branch': { title: titles['company-branch'], area: 'company', load: notBuilt },
} satisfies Partial<RouteTable>;
