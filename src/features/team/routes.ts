import { withTexts } from '../../platform/language/withTexts';
import { limitCatalog } from '../billing/limit/catalog';
import { teamCatalog } from './catalog';
import type { RouteTable } from '../../platform/routing/routeTable';

export const teamRoutes = {
  'company-team': {
    area: 'company',
    tabs: 'team',
    load: withTexts(() => import('./list/TeamPage'), teamCatalog, limitCatalog),
    firstCalls: ['/company-branches/{branch}/team-summary', '/company-branches/{branch}/employees?page=1&per_page=25'],
  },
  'company-team-create': {
    area: 'company',
    focused: true,
    load: withTexts(() => import('./member/MemberCreatePage'), teamCatalog, limitCatalog),
  },
  'company-team-edit': {
    area: 'company',
    focused: true,
    branchEntity: 'company-team',
    load: withTexts(() => import('./member/MemberEditPage'), teamCatalog, limitCatalog),
  },
  'company-team-helpers': {
    area: 'company',
    tabs: 'team',
    load: withTexts(() => import('./list/HelpersPage'), teamCatalog, limitCatalog),
  },
  'company-team-drivers': {
    area: 'company',
    tabs: 'team',
    load: withTexts(() => import('./list/DriversPage'), teamCatalog, limitCatalog),
  },
  'company-team-foreman': {
    area: 'company',
    tabs: 'team',
    load: withTexts(() => import('./list/ForemanPage'), teamCatalog, limitCatalog),
  },
  'company-team-employees': {
    area: 'company',
    tabs: 'team',
    load: withTexts(() => import('./list/EmployeesPage'), teamCatalog, limitCatalog),
  },
  'company-team-requested': {
    area: 'company',
    tabs: 'team',
    load: withTexts(() => import('./requested/RequestedPage'), teamCatalog, limitCatalog),
  },
} satisfies Partial<RouteTable>;
