import { withTexts } from '#platform/language/withTexts';
import type { Routes } from '#platform/routing/route';
import { ordersCatalog } from '../orders/catalog';
import { crewCatalog } from './catalog';

export const crewRoutes = {
  'company-job-team-add': {
    title: { en: 'Team add', es: 'Armar la cuadrilla' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: withTexts(() => import('./add/TeamAddPage'), crewCatalog, ordersCatalog),
  },
  'company-job-team-edit': {
    title: { en: 'Team edit', es: 'Editar la cuadrilla' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: withTexts(() => import('./edit/TeamEditPage'), crewCatalog, ordersCatalog),
  },
} satisfies Partial<Routes>;
