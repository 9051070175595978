import { withTexts } from '../../platform/language/withTexts';
import { activityCatalog } from './catalog';
import type { RouteTable } from '../../platform/routing/routeTable';

export const activityRoutes = {
  'company-activity': {
    area: 'company',
    load: withTexts(() => import('./feed/ActivityPage'), activityCatalog),
  },
} satisfies Partial<RouteTable>;
