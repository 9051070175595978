import { withTexts } from '#platform/language/withTexts';
import type { Routes } from '#platform/routing/route';
import { billingCatalog } from './catalog';

/** One page for companies and helpers: the provider decides whose subscription it is. */
const load = withTexts(() => import('./page/SubscriptionPage'), billingCatalog);

export const billingRoutes = {
  'company-settings-subscription': {
    title: { en: 'Subscription', es: 'Suscripción' },
    right: 'viewSubscription',
    load,
  },
  'helper-settings-subscription': {
    title: { en: 'Subscription', es: 'Suscripción' },
    right: 'manageOwnSubscription',
    load,
  },
} satisfies Partial<Routes>;
