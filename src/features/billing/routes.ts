import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

/** One page for companies and helpers: the provider decides whose subscription it is. */
const load = () => import('./page/SubscriptionPage');

export const billingRoutes = {
  'company-settings-subscription': { title: titles['company-settings-subscription'], area: 'company', load },
  'helper-settings-subscription': { title: titles['helper-settings-subscription'], area: 'helper', load },
} satisfies Partial<RouteTable>;
