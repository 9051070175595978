import type { RouteTable } from '../../platform/routing/routeTable';

export const outsourceRoutes = {
  'company-job-outsourcing': { area: 'company', tabs: 'jobs' },
  'company-outsourcing': { area: 'company' },
  'company-outsourcing-offer-applications': {
    area: 'company',
    back: true,
    focused: true,
    branchEntity: 'company-job-outsourcing',
  },
} satisfies Partial<RouteTable>;
