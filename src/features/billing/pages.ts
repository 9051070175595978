import { withTexts } from '../../platform/language/withTexts';
import { billingCatalog } from './catalog';
import type { PageTable } from '../../platform/routing/pageTable';

/** One page for companies and helpers: the provider decides whose subscription it is. */
const load = withTexts(() => import('./page/SubscriptionPage'), billingCatalog);

export const billingPages = {
  'company-settings-subscription': { load },
  'helper-settings-subscription': { load },
} satisfies Partial<PageTable>;
