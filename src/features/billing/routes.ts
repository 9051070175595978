import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

const notBuilt = () => import('../../platform/routing/NotBuiltPage');

export const billingRoutes = {
  'company-settings-subscription': { title: titles['company-settings-subscription'], area: 'company', load: notBuilt },
  'helper-settings-subscription': { title: titles['helper-settings-subscription'], area: 'helper', load: notBuilt },
} satisfies Partial<RouteTable>;
