import { withTexts } from '../../platform/language/withTexts';
import { limitCatalog } from '../billing/limit/catalog';
import { jobsCatalog } from '../jobs/catalog';
import { ordersCatalog } from '../jobs/orders/catalog';
import { outsourceCatalog } from './catalog';
import type { RouteTable } from '../../platform/routing/routeTable';

export const outsourceRoutes = {
  'company-job-outsourcing': {
    area: 'company',
    tabs: 'jobs',
    load: withTexts(() => import('./offers/OffersPage'), outsourceCatalog, ordersCatalog, jobsCatalog, limitCatalog),
  },
  'company-outsourcing': {
    area: 'company',
    load: withTexts(() => import('./create/OutsourcingPage'), outsourceCatalog, jobsCatalog, limitCatalog),
  },
  'company-outsourcing-offer-applications': {
    area: 'company',
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
} satisfies Partial<RouteTable>;
