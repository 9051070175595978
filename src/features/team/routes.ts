import type { RouteTable } from '../../platform/routing/routeTable';

export const teamRoutes = {
  'company-team': { area: 'company', tabs: 'team' },
  'company-team-create': { area: 'company', focused: true },
  'company-team-edit': { area: 'company', focused: true, branchEntity: 'company-team' },
  'company-team-helpers': { area: 'company', tabs: 'team' },
  'company-team-drivers': { area: 'company', tabs: 'team' },
  'company-team-foreman': { area: 'company', tabs: 'team' },
  'company-team-employees': { area: 'company', tabs: 'team' },
  'company-team-requested': { area: 'company', tabs: 'team' },
} satisfies Partial<RouteTable>;
