import { activityPages } from '../../features/activity/pages';
import { billingPages } from '../../features/billing/pages';
import { branchPages } from '../../features/branch/pages';
import { companyCalendarPages } from '../../features/calendar/pages';
import { jobsPages } from '../../features/jobs/pages';
import { outsourcePages } from '../../features/outsource/pages';
import { teamPages } from '../../features/team/pages';
import type { PagesOf, PageTable } from '../../platform/routing/pageTable';

export const companyAreaPages: Partial<PageTable> = {
  ...activityPages,
  ...jobsPages,
  ...companyCalendarPages,
  ...outsourcePages,
  ...teamPages,
  ...branchPages,
  ...billingPages,
} satisfies PagesOf<'company'>;
