import { withTexts } from '../../platform/language/withTexts';
import { setupCatalog } from '../setup/catalog';
import { activityCatalog } from './catalog';
import type { RouteTable } from '../../platform/routing/routeTable';

export const activityRoutes = {
  'company-activity': {
    area: 'company',
    load: withTexts(() => import('./feed/ActivityPage'), activityCatalog, setupCatalog),
  },
} satisfies Partial<RouteTable>;
