import { withTexts } from '../../platform/language/withTexts';
import { CARDS_PER_PAGE, formedStates, notFormedStates } from './model/openLists';
import { closingCatalog } from './closing/catalog';
import { jobsCatalog } from './catalog';
import { limitCatalog } from '../billing/limit/catalog';
import { orderFormCatalog } from './orderForm/catalog';
import { ordersCatalog } from './orders/catalog';
import { crewCatalog } from './crew/catalog';
import type { PageTable } from '../../platform/routing/pageTable';

/** The first page of a list, and the counts on its tabs. */
function listCalls(states: string, sort = ''): string[] {
  return [
    `/company-branches/{branch}/orders?page=1&per_page=${CARDS_PER_PAGE}&filter[status]=${states}${sort}`,
    ...[notFormedStates, formedStates].map((each) => `/company-branches/{branch}/orders/count?filter[status]=${each}`),
  ];
}

export const jobsPages = {
  // Renders the first list instead of redirecting.
  'company-job': {
    load: withTexts(() => import('./orders/list/NotFormedPage'), ordersCatalog, jobsCatalog, limitCatalog),
    firstCalls: listCalls(notFormedStates, '&sort=-updated_at'),
  },
  'company-job-create': {
    firstCalls: ['/company-branches/{branch}'],
    load: withTexts(() => import('./orderForm/JobCreatePage'), orderFormCatalog, jobsCatalog, limitCatalog),
  },
  'company-job-edit': {
    firstCalls: ['/company-branches/{branch}', '/orders/{id}'],
    load: withTexts(() => import('./orderForm/JobEditPage'), orderFormCatalog, jobsCatalog),
  },
  'company-job-details': {
    load: withTexts(() => import('./orders/detail/OrderDetailsPage'), ordersCatalog, jobsCatalog, closingCatalog),
    firstCalls: ['/orders/{id}/detail', '/orders/{id}/current-crew'],
  },
  'company-job-not-formed': {
    load: withTexts(() => import('./orders/list/NotFormedPage'), ordersCatalog, jobsCatalog, limitCatalog),
    firstCalls: listCalls(notFormedStates, '&sort=-updated_at'),
  },
  'company-job-formed': {
    load: withTexts(() => import('./orders/list/FormedPage'), ordersCatalog, jobsCatalog, limitCatalog),
    firstCalls: listCalls(formedStates),
  },
  'company-job-history': {
    load: withTexts(() => import('./orders/history/HistoryPage'), ordersCatalog, jobsCatalog, limitCatalog),
  },
  'company-job-team-add': { load: withTexts(() => import('./crew/add/TeamAddPage'), crewCatalog, jobsCatalog) },
  'company-job-team-edit': { load: withTexts(() => import('./crew/edit/TeamEditPage'), crewCatalog, jobsCatalog) },
} satisfies Partial<PageTable>;
