import { withTexts } from '../../platform/language/withTexts';
import { activityCatalog } from './catalog';
import type { PageTable } from '../../platform/routing/pageTable';

export const activityPages = {
  'company-activity': {
    load: withTexts(() => import('./feed/ActivityPage'), activityCatalog),
    firstCalls: [
      '/notifications/branch/{branch}/needs-action',
      '/notifications/branch/{branch}/get-notifications?page=1',
    ],
  },
} satisfies Partial<PageTable>;
