import type { Routes } from '#platform/routing/route';

/** One page for companies and helpers: the provider decides whose subscription it is. */
const load = () => import('./page/SubscriptionPage');

export const billingRoutes = {
  'company-settings-subscription': {
    title: { en: 'Subscription', es: 'Suscripción' },
    right: 'viewSubscription',
    feature: 'subscription',
    isTranslated: true,
    load,
  },
  'helper-settings-subscription': {
    title: { en: 'Subscription', es: 'Suscripción' },
    right: 'viewHelperSubscription',
    feature: 'subscription',
    load,
  },
} satisfies Partial<Routes>;
