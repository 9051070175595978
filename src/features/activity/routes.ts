import { withTexts } from '../../platform/language/withTexts';
import { activityCatalog } from './catalog';
import type { RouteTable } from '../../platform/routing/routeTable';

export const activityRoutes = {
  'company-activity': {
    area: 'company',
    load: withTexts(() => import('./feed/ActivityPage'), activityCatalog),
    firstCalls: [
      '/notifications/branch/{branch}/needs-action',
      '/notifications/branch/{branch}/get-notifications?page=1',
    ],
  },
} satisfies Partial<RouteTable>;
