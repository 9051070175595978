import type { RouteTable } from '../../platform/routing/routeTable';

export const jobsRoutes = {
  'company-job': { area: 'company', tabs: 'jobs' },
  'company-job-create': { area: 'company', back: true, focused: true },
  'company-job-edit': { area: 'company', back: true, focused: true, branchEntity: 'company-job' },
  'company-job-details': { area: 'company', back: true, branchEntity: 'company-job' },
  'company-job-not-formed': { area: 'company', tabs: 'jobs' },
  'company-job-formed': { area: 'company', tabs: 'jobs' },
  'company-job-history': { area: 'company', tabs: 'jobs' },
  'company-job-team-add': { area: 'company', back: true, focused: true, branchEntity: 'company-job' },
  'company-job-team-edit': { area: 'company', back: true, focused: true, branchEntity: 'company-job' },
} satisfies Partial<RouteTable>;
