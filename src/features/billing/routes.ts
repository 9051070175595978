import { withTexts } from '../../platform/language/withTexts';
import { billingCatalog } from './catalog';
import type { RouteTable } from '../../platform/routing/routeTable';

/** One page for companies and helpers: the provider decides whose subscription it is. */
const load = withTexts(() => import('./page/SubscriptionPage'), billingCatalog);

export const billingRoutes = {
  'company-settings-subscription': { area: 'company', load },
  'helper-settings-subscription': { area: 'helper', load },
} satisfies Partial<RouteTable>;
