import { withTexts } from '#platform/language/withTexts';
import type { PrefetchContext, Routes } from '#platform/routing/route';
import { limitCatalog } from '../billing/limit/catalog';
import { ordersCatalog } from '../orders/catalog';
import { orderFormCatalog } from './catalog';

async function prefetchBranch({ branchId }: PrefetchContext) {
  const { branchQuery } = await import('#platform/branches/branchQueries');
  return [branchQuery(branchId)];
}

const loadQueries = withTexts(() => import('./api'), ordersCatalog);

export const orderFormRoutes = {
  'company-job-create': {
    title: { en: 'Add new job', es: 'Agregar un trabajo' },
    back: true,
    focused: true,
    load: withTexts(() => import('./page/JobCreatePage'), orderFormCatalog, ordersCatalog, limitCatalog),
    prefetch: prefetchBranch,
  },
  'company-job-edit': {
    title: { en: 'Edit job', es: 'Editar trabajo' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: withTexts(() => import('./page/JobEditPage'), orderFormCatalog, ordersCatalog),
    prefetch: async (context) => {
      const { orderQuery } = await loadQueries();
      return [orderQuery(context.id), ...(await prefetchBranch(context))];
    },
  },
} satisfies Partial<Routes>;
