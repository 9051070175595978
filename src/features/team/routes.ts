import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

const notBuilt = () => import('../../platform/routing/NotBuiltPage');

export const teamRoutes = {
  'company-team': { title: titles['company-team'], area: 'company', load: notBuilt },
  'company-team-create': { title: titles['company-team-create'], area: 'company', focused: true, load: notBuilt },
  'company-team-edit': {
    title: titles['company-team-edit'],
    area: 'company',
    focused: true,
    branchEntity: 'company-team',
    load: notBuilt,
  },
  'company-team-helpers': { title: titles['company-team-helpers'], area: 'company', load: notBuilt },
  'company-team-drivers': { title: titles['company-team-drivers'], area: 'company', load: notBuilt },
  'company-team-foreman': { title: titles['company-team-foreman'], area: 'company', load: notBuilt },
  'company-team-employees': { title: titles['company-team-employees'], area: 'company', load: notBuilt },
  'company-team-requested': { title: titles['company-team-requested'], area: 'company', load: notBuilt },
} satisfies Partial<RouteTable>;
