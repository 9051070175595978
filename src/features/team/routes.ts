import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

export const teamRoutes = {
  'company-team': { title: titles['company-team'], area: 'company', load: () => import('./list/TeamPage') },
  'company-team-create': {
    title: titles['company-team-create'],
    area: 'company',
    focused: true,
    load: () => import('./member/MemberCreatePage'),
  },
  'company-team-edit': {
    title: titles['company-team-edit'],
    area: 'company',
    focused: true,
    branchEntity: 'company-team',
    load: () => import('./member/MemberEditPage'),
  },
  'company-team-helpers': {
    title: titles['company-team-helpers'],
    area: 'company',
    load: () => import('./list/HelpersPage'),
  },
  'company-team-drivers': {
    title: titles['company-team-drivers'],
    area: 'company',
    load: () => import('./list/DriversPage'),
  },
  'company-team-foreman': {
    title: titles['company-team-foreman'],
    area: 'company',
    load: () => import('./list/ForemanPage'),
  },
  'company-team-employees': {
    title: titles['company-team-employees'],
    area: 'company',
    load: () => import('./list/EmployeesPage'),
  },
  'company-team-requested': {
    title: titles['company-team-requested'],
    area: 'company',
    load: () => import('./requested/RequestedPage'),
  },
} satisfies Partial<RouteTable>;
