import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

const notBuilt = () => import('../../platform/routing/NotBuiltPage');

export const jobsRoutes = {
  // A page with the first of its lists, not a redirect.
  'company-job': { title: titles['company-job'], area: 'company', load: () => import('./orders/list/NotFormedPage') },
  'company-job-create': {
    title: titles['company-job-create'],
    area: 'company',
    back: true,
    focused: true,
    load: () => import('./orderForm/JobCreatePage'),
  },
  'company-job-edit': {
    title: titles['company-job-edit'],
    area: 'company',
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: () => import('./orderForm/JobEditPage'),
  },
  'company-job-details': {
    title: titles['company-job-details'],
    area: 'company',
    back: true,
    branchEntity: 'company-job',
    load: () => import('./orders/detail/OrderDetailsPage'),
  },
  'company-job-not-formed': {
    title: titles['company-job-not-formed'],
    area: 'company',
    load: () => import('./orders/list/NotFormedPage'),
  },
  'company-job-formed': {
    title: titles['company-job-formed'],
    area: 'company',
    load: () => import('./orders/list/FormedPage'),
  },
  'company-job-history': {
    title: titles['company-job-history'],
    area: 'company',
    load: () => import('./orders/history/HistoryPage'),
  },
  'company-job-team-add': {
    title: titles['company-job-team-add'],
    area: 'company',
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: () => import('./crew/add/TeamAddPage'),
  },
  'company-job-team-edit': {
    title: titles['company-job-team-edit'],
    area: 'company',
    focused: true,
    branchEntity: 'company-job',
    load: () => import('./crew/edit/TeamEditPage'),
  },
  'company-job-outsourcing': { title: titles['company-job-outsourcing'], area: 'company', load: notBuilt },
  'company-outsourcing': { title: titles['company-outsourcing'], area: 'company', load: notBuilt },
  'company-outsourcing-offer-applications': {
    title: titles['company-outsourcing-offer-applications'],
    area: 'company',
    focused: true,
    branchEntity: 'company-outsourcing',
    load: notBuilt,
  },
} satisfies Partial<RouteTable>;
