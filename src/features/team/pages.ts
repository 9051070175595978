import { withTexts } from '../../platform/language/withTexts';
import { limitCatalog } from '../billing/limit/catalog';
import { teamCatalog } from './catalog';
import type { PageTable } from '../../platform/routing/pageTable';

export const teamPages = {
  'company-team': {
    load: withTexts(() => import('./list/TeamPage'), teamCatalog, limitCatalog),
    firstCalls: ['/company-branches/{branch}/team-summary', '/company-branches/{branch}/employees?page=1&per_page=25'],
  },
  'company-team-create': { load: withTexts(() => import('./member/MemberCreatePage'), teamCatalog, limitCatalog) },
  'company-team-edit': { load: withTexts(() => import('./member/MemberEditPage'), teamCatalog, limitCatalog) },
  'company-team-helpers': { load: withTexts(() => import('./list/HelpersPage'), teamCatalog, limitCatalog) },
  'company-team-drivers': { load: withTexts(() => import('./list/DriversPage'), teamCatalog, limitCatalog) },
  'company-team-foreman': { load: withTexts(() => import('./list/ForemanPage'), teamCatalog, limitCatalog) },
  'company-team-employees': { load: withTexts(() => import('./list/EmployeesPage'), teamCatalog, limitCatalog) },
  'company-team-requested': { load: withTexts(() => import('./requested/RequestedPage'), teamCatalog, limitCatalog) },
} satisfies Partial<PageTable>;
