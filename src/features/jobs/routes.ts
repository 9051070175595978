import type { GetOrdersSort } from '../../generated/model';
import { withTexts } from '../../platform/language/withTexts';
import type { PrefetchContext, Routes } from '../../platform/routing/route';
import { limitCatalog } from '../billing/limit/catalog';
import { jobsCatalog } from './catalog';
import { closingCatalog } from './closing/catalog';
import { crewCatalog } from './crew/catalog';
import { CARDS_PER_PAGE, formedStates, notFormedStates } from './model/openLists';
import { orderFormCatalog } from './orderForm/catalog';
import { ordersCatalog } from './orders/catalog';

const loadNotFormed = withTexts(() => import('./orders/list/NotFormedPage'), ordersCatalog, jobsCatalog, limitCatalog);
const prefetchNotFormed = (context: PrefetchContext) => prefetchList(context, notFormedStates, '-updated_at');

async function prefetchBranch({ branchId }: PrefetchContext) {
  const { branchQuery } = await import('../../platform/branches/branchQueries');
  return [branchQuery(branchId)];
}

/** The first page of a list, and the counts on its tabs. A filtered list is read by its page. */
async function prefetchList({ branchId, search }: PrefetchContext, states: string, sort?: GetOrdersSort) {
  const { openOrdersQuery, orderCountQuery } = await import('./listsApi');
  const query = { page: 1, perPage: CARDS_PER_PAGE, states, filters: {} };
  const list = openOrdersQuery(branchId, sort ? { ...query, sort } : query);
  const counts = [notFormedStates, formedStates].map((each) => orderCountQuery(branchId, each));
  return search.size > 0 ? counts : [list, ...counts];
}

export const jobsRoutes = {
  // Renders the first list instead of redirecting.
  'company-job': {
    title: { en: 'Job', es: 'Trabajo' },
    tabs: 'jobs',
    load: loadNotFormed,
    prefetch: prefetchNotFormed,
  },
  'company-job-create': {
    title: { en: 'Add new job', es: 'Agregar un trabajo' },
    back: true,
    focused: true,
    load: withTexts(() => import('./orderForm/JobCreatePage'), orderFormCatalog, jobsCatalog, limitCatalog),
    prefetch: prefetchBranch,
  },
  'company-job-edit': {
    title: { en: 'Edit job', es: 'Editar trabajo' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: withTexts(() => import('./orderForm/JobEditPage'), orderFormCatalog, jobsCatalog),
    prefetch: async (context) => {
      const { orderQuery } = await import('./api');
      return [orderQuery(context.id), ...(await prefetchBranch(context))];
    },
  },
  'company-job-details': {
    title: { en: 'Job details', es: 'Detalles del trabajo' },
    back: true,
    branchEntity: 'company-job',
    load: withTexts(() => import('./orders/detail/OrderDetailsPage'), ordersCatalog, jobsCatalog, closingCatalog),
    prefetch: async ({ id }) => {
      const { crewQuery, orderDetailQuery } = await import('./api');
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
    load: withTexts(() => import('./orders/list/FormedPage'), ordersCatalog, jobsCatalog, limitCatalog),
    prefetch: (context) => prefetchList(context, formedStates),
  },
  'company-job-history': {
    title: { en: 'History', es: 'Historial' },
    tabs: 'jobs',
    load: withTexts(() => import('./orders/history/HistoryPage'), ordersCatalog, jobsCatalog, limitCatalog),
  },
  'company-job-team-add': {
    title: { en: 'Team add', es: 'Armar la cuadrilla' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: withTexts(() => import('./crew/add/TeamAddPage'), crewCatalog, jobsCatalog),
  },
  'company-job-team-edit': {
    title: { en: 'Team edit', es: 'Editar la cuadrilla' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: withTexts(() => import('./crew/edit/TeamEditPage'), crewCatalog, jobsCatalog),
  },
} satisfies Partial<Routes>;
