import { withTexts } from '../../platform/language/withTexts';
import type { Routes } from '../../platform/routing/route';
import { limitCatalog } from '../billing/limit/catalog';
import { jobsCatalog } from '../jobs/catalog';
import { ordersCatalog } from '../jobs/orders/catalog';
import { outsourceCatalog } from './catalog';

export const outsourceRoutes = {
  'company-job-outsourcing': {
    title: { en: 'Outsourcing', es: 'Subcontratación' },
    tabs: 'jobs',
    load: withTexts(() => import('./offers/OffersPage'), outsourceCatalog, ordersCatalog, jobsCatalog, limitCatalog),
  },
  'company-outsourcing': {
    title: { en: 'Outsourcing', es: 'Subcontratación' },
    load: withTexts(() => import('./create/OutsourcingPage'), outsourceCatalog, jobsCatalog, limitCatalog),
  },
  'company-outsourcing-offer-applications': {
    title: { en: 'Offer applications', es: 'Solicitudes de la oferta' },
    back: true,
    focused: true,
    branchEntity: 'company-job-outsourcing',
    load: withTexts(
      () => import('./applications/OfferApplicationsPage'),
      outsourceCatalog,
      ordersCatalog,
      jobsCatalog,
      limitCatalog,
    ),
  },
} satisfies Partial<Routes>;
