import { withTexts } from '#platform/language/withTexts';
import type { Routes } from '#platform/routing/route';
import { limitCatalog } from '../billing/limit/catalog';
import { ordersCatalog } from '../orders/catalog';
import { jobsCatalog } from '../jobs/catalog';
import { outsourceCatalog } from './catalog';

export const outsourceRoutes = {
  'company-job-outsourcing': {
    title: { en: 'Outsourcing', es: 'Subcontratación' },
    tabs: 'jobs',
    load: withTexts(() => import('./offers/OffersPage'), outsourceCatalog, jobsCatalog, ordersCatalog, limitCatalog),
  },
  'company-outsourcing': {
    title: { en: 'Outsourcing', es: 'Subcontratación' },
    load: withTexts(() => import('./create/OutsourcingPage'), outsourceCatalog, ordersCatalog, limitCatalog),
  },
  'company-outsourcing-offer-applications': {
    title: { en: 'Offer applications', es: 'Solicitudes de la oferta' },
    back: true,
    focused: true,
    branchEntity: 'company-job-outsourcing',
    load: withTexts(
      () => import('./applications/OfferApplicationsPage'),
      outsourceCatalog,
      jobsCatalog,
      ordersCatalog,
      limitCatalog,
    ),
  },
} satisfies Partial<Routes>;
