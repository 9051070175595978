import { withTexts } from '../../platform/language/withTexts';
import type { RouteTable } from '../../platform/routing/routeTable';
import { limitCatalog } from '../billing/limit/catalog';
import { jobsCatalog } from '../jobs/catalog';
import { outsourceCatalog } from './catalog';

const notBuilt = () => import('../../platform/routing/NotBuiltPage');

export const outsourceRoutes = {
  'company-job-outsourcing': { area: 'company', load: notBuilt },
  'company-outsourcing': {
    area: 'company',
    load: withTexts(() => import('./create/OutsourcingPage'), outsourceCatalog, jobsCatalog, limitCatalog),
  },
  'company-outsourcing-offer-applications': {
    area: 'company',
    back: true,
    focused: true,
    branchEntity: 'company-job-outsourcing',
    load: notBuilt,
  },
} satisfies Partial<RouteTable>;
