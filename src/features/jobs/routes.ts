import type { GetOrdersSort } from '#generated/model';
import { serverDate } from '#platform/lib/time/serverClock';
import type { PrefetchContext, Routes } from '#platform/routing/route';

/** The list is read again without the jobs that are pinned above it, if there are any. */
async function prefetchNotFormed(context: PrefetchContext) {
  const { notFormedStates, urgentCandidatesQuery } = await import('./listsApi');
  const list = await prefetchList(context, notFormedStates, '-updated_at');
  return context.search.size > 0
    ? list
    : [...list, urgentCandidatesQuery(context.branchId, notFormedStates, serverDate())];
}

/** The first page of a list, and the counts on its tabs. A filtered list is read by its page. */
async function prefetchList({ branchId, search }: PrefetchContext, states: string, sort?: GetOrdersSort) {
  const { CARDS_PER_PAGE, notFormedStates, openOrdersQuery, orderCountQuery } = await import('./listsApi');
  const query = { page: 1, perPage: CARDS_PER_PAGE, states, filters: {} };
  const list = openOrdersQuery(branchId, sort ? { ...query, sort } : query);
  const counts = orderCountQuery(branchId, notFormedStates);
  return search.size > 0 ? [counts] : [list, counts];
}

const notFormed = {
  ofBranch: true,
  tabs: 'jobs',
  load: () => import('./list/NotFormedPage'),
  prefetch: prefetchNotFormed,
} as const;

export const jobsRoutes = {
  // Renders the first list instead of redirecting.
  'company-job': {
    title: { en: 'Job', es: 'Trabajo' },
    ...notFormed,
  },
  'company-job-details': {
    title: { en: 'Job details', es: 'Detalles del trabajo' },
    back: true,
    branchEntity: 'company-job',
    load: () => import('./detail/OrderDetailsPage'),
    prefetch: async ({ id }) => {
      const { crewQuery, orderDetailQuery } = await import('./api');
      return [orderDetailQuery(id), crewQuery(id)];
    },
  },
  'company-job-not-formed': {
    title: { en: 'Not formed', es: 'Sin cuadrilla' },
    ...notFormed,
  },
  'company-job-formed': {
    title: { en: 'Formed', es: 'Con cuadrilla' },
    ofBranch: true,
    tabs: 'jobs',
    load: () => import('./list/FormedPage'),
    prefetch: async (context) => prefetchList(context, (await import('./listsApi')).formedStates),
  },
  'company-job-history': {
    title: { en: 'History', es: 'Historial' },
    ofBranch: true,
    tabs: 'jobs',
    load: () => import('./history/HistoryPage'),
  },
} satisfies Partial<Routes>;
