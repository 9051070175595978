import type { PrefetchContext, Routes } from '#platform/routing/route';

async function prefetchBranch({ branchId }: PrefetchContext) {
  const { branchQuery } = await import('#platform/branches/branchQueries');
  return [branchQuery(branchId)];
}

export const orderFormRoutes = {
  'company-job-create': {
    title: { en: 'Add new job', es: 'Agregar un trabajo' },
    ofBranch: true,
    back: true,
    focused: true,
    load: () => import('./page/JobCreatePage'),
    prefetch: prefetchBranch,
  },
  'company-job-edit': {
    title: { en: 'Edit job', es: 'Editar trabajo' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: () => import('./page/JobEditPage'),
    prefetch: async (context) => {
      const { orderQuery } = await import('./api');
      return [orderQuery(context.id), ...(await prefetchBranch(context))];
    },
  },
} satisfies Partial<Routes>;
