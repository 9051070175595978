import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

export const activityRoutes = {
  'company-activity': { title: titles['company-activity'], area: 'company', load: () => import('./feed/ActivityPage') },
} satisfies Partial<RouteTable>;
