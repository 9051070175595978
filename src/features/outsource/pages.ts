import { withTexts } from '../../platform/language/withTexts';
import { limitCatalog } from '../billing/limit/catalog';
import { jobsCatalog } from '../jobs/catalog';
import { ordersCatalog } from '../jobs/orders/catalog';
import { outsourceCatalog } from './catalog';
import type { PageTable } from '../../platform/routing/pageTable';

export const outsourcePages = {
  'company-job-outsourcing': {
    load: withTexts(() => import('./offers/OffersPage'), outsourceCatalog, ordersCatalog, jobsCatalog, limitCatalog),
  },
  'company-outsourcing': {
    load: withTexts(() => import('./create/OutsourcingPage'), outsourceCatalog, jobsCatalog, limitCatalog),
  },
  'company-outsourcing-offer-applications': {
    load: withTexts(
      () => import('./applications/OfferApplicationsPage'),
      outsourceCatalog,
      ordersCatalog,
      jobsCatalog,
      limitCatalog,
    ),
  },
} satisfies Partial<PageTable>;
