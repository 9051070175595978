import { CARDS_PER_PAGE, formedStates, notFormedStates } from './model/openLists';
import type { GetOrdersSort } from '#generated/model';
import { withTexts } from '#platform/language/withTexts';
import type { PrefetchContext, Routes } from '#platform/routing/route';
import { limitCatalog } from '../billing/limit/catalog';
import { ordersCatalog } from '../orders/catalog';
import { closingCatalog } from '../closing/catalog';
import { jobsCatalog } from './catalog';

const loadNotFormed = withTexts(() => import('./list/NotFormedPage'), jobsCatalog, ordersCatalog, limitCatalog);
const prefetchNotFormed = (context: PrefetchContext) => prefetchList(context, notFormedStates, '-updated_at');

/** The first page of a list, and the counts on its tabs. A filtered list is read by its page. */
async function prefetchList({ branchId, search }: PrefetchContext, states: string, sort?: GetOrdersSort) {
  const { openOrdersQuery, orderCountQuery } = await import('./listsApi');
  const query = { page: 1, perPage: CARDS_PER_PAGE, states, filters: {} };
  const list = openOrdersQuery(branchId, sort ? { ...query, sort } : query);
  const counts = [notFormedStates, formedStates].map((each) => orderCountQuery(branchId, each));
  return search.size > 0 ? counts : [list, ...counts];
}

const loadQueries = withTexts(() => import('./api'), ordersCatalog);

export const jobsRoutes = {
  // Renders the first list instead of redirecting.
  'company-job': {
    title: { en: 'Job', es: 'Trabajo' },
    tabs: 'jobs',
    load: loadNotFormed,
    prefetch: prefetchNotFormed,
  },
  'company-job-details': {
    title: { en: 'Job details', es: 'Detalles del trabajo' },
    back: true,
    branchEntity: 'company-job',
    load: withTexts(() => import('./detail/OrderDetailsPage'), jobsCatalog, ordersCatalog, closingCatalog),
    prefetch: async ({ id }) => {
      const { crewQuery, orderDetailQuery } = await loadQueries();
      return [orderDetailQuery(id), crewQuery(id)];
    },
  },
  'company-job-not-formed': {
    title: { en: 'Not formed', es: 'Sin cuadrilla' },
    tabs: 'jobs',
    load: loadNotFormed,
    prefetch: prefetchNotFormed,
  },
  'company-job-formed': {
    title: { en: 'Formed', es: 'Con cuadrilla' },
    tabs: 'jobs',
    load: withTexts(() => import('./list/FormedPage'), jobsCatalog, ordersCatalog, limitCatalog),
    prefetch: (context) => prefetchList(context, formedStates),
  },
  'company-job-history': {
    title: { en: 'History', es: 'Historial' },
    tabs: 'jobs',
    load: withTexts(() => import('./history/HistoryPage'), jobsCatalog, ordersCatalog, limitCatalog),
  },
} satisfies Partial<Routes>;
