import type { RouteTable } from '../../platform/routing/routeTable';

export const helperRoutes = {
  'helper-job': { area: 'helper', tabs: 'helperJobs' },
  'helper-job-company-new': { area: 'helper', tabs: 'helperJobs' },
  'helper-job-company-accepted': { area: 'helper', tabs: 'helperJobs' },
  'helper-job-company-waiting': { area: 'helper', tabs: 'helperJobs' },
  'helper-job-company-cancelled': { area: 'helper', tabs: 'helperJobs' },
  'helper-job-company-details': { area: 'helper', back: true, focused: true },
  'helper-job-outsource-new': { area: 'helper', tabs: 'helperJobs' },
  'helper-job-outsource-accepted': { area: 'helper', tabs: 'helperJobs' },
  'helper-job-outsource-waiting': { area: 'helper', tabs: 'helperJobs' },
  'helper-job-outsource-cancelled': { area: 'helper', tabs: 'helperJobs' },
  'helper-job-outsource-details': { area: 'helper', back: true, focused: true },
  'helper-earnings': { area: 'helper' },
  'helper-settings-personal-info': { area: 'helper' },
  'helper-settings-specifications': { area: 'helper' },
  'helper-settings-role': { area: 'helper' },
  'helper-settings-work-settings': { area: 'helper' },
  'helper-settings-your-rating': { area: 'helper' },
  'helper-settings-reset-password': { area: 'helper' },
  'helper-settings-notifications': { area: 'helper' },
  'helper-settings-danger-zone': { area: 'helper' },
} satisfies Partial<RouteTable>;
