import { defineCatalog } from '../../../platform/language/catalog';

/** Texts of job lists and job details. */
export const ordersCatalog = defineCatalog('features/jobs/orders', {
  en: () => import('./catalog.en'),
});
