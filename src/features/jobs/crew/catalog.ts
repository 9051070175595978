import { defineCatalog } from '../../../platform/language/catalog';

/** Texts of the crew pages. */
export const crewCatalog = defineCatalog('features/jobs/crew', {
  en: () => import('./catalog.en'),
});
