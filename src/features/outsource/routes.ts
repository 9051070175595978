import type { RouteTable } from '../../platform/routing/routeTable';

const notBuilt = () => import('../../platform/routing/NotBuiltPage');

export const outsourceRoutes = {
  'company-job-outsourcing': { area: 'company', load: notBuilt },
  'company-outsourcing': { area: 'company', load: notBuilt },
  'company-outsourcing-offer-applications': {
    area: 'company',
    back: true,
    focused: true,
    branchEntity: 'company-job-outsourcing',
    load: notBuilt,
  },
} satisfies Partial<RouteTable>;
