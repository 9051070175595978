import type { InvitationBucket } from '../../generated/model';
import { InvitationStatus } from '../../generated/model/codes';
import { withTexts } from '../../platform/language/withTexts';
import { helperCatalog } from './catalog';
import { helperEarningsCatalog } from './earnings/catalog';
import { WORK_PER_PAGE } from './jobs/list/perPage';
import { helperJobsCatalog } from './jobs/catalog';
import { helperOffersCatalog } from './offers/catalog';
import { helperSettingsCatalog } from './settings/catalog';
import type { RouteTable } from '../../platform/routing/routeTable';

/** The first page of a list, and the counts on its tabs. */
const listCalls = (bucket: InvitationBucket, others: readonly string[] = []) => [
  `/helper/invitations?filter[bucket]=${bucket}&page=1&per_page=${WORK_PER_PAGE}`,
  '/helper/invitations/count',
  '/helper/outsource-offers/count',
  ...others,
];
const requestCalls = [`/helper/company-branch-invitations?filter[status]=${InvitationStatus.new}`];

export const helperRoutes = {
  'helper-job': {
    area: 'helper',
    tabs: 'helperJobs',
    load: withTexts(() => import('./jobs/list/NewPage'), helperJobsCatalog),
    firstCalls: listCalls('new', requestCalls),
  },
  'helper-job-company-new': {
    area: 'helper',
    tabs: 'helperJobs',
    load: withTexts(() => import('./jobs/list/NewPage'), helperJobsCatalog),
    firstCalls: listCalls('new', requestCalls),
  },
  'helper-job-company-accepted': {
    area: 'helper',
    tabs: 'helperJobs',
    load: withTexts(() => import('./jobs/list/AcceptedPage'), helperJobsCatalog),
    firstCalls: listCalls('accepted'),
  },
  'helper-job-company-waiting': {
    area: 'helper',
    tabs: 'helperJobs',
    load: withTexts(() => import('./jobs/list/WaitingPage'), helperJobsCatalog),
    firstCalls: listCalls('waiting'),
  },
  'helper-job-company-cancelled': {
    area: 'helper',
    tabs: 'helperJobs',
    load: withTexts(() => import('./jobs/list/CancelledPage'), helperJobsCatalog),
    firstCalls: listCalls('cancelled'),
  },
  'helper-job-company-details': {
    area: 'helper',
    back: true,
    focused: true,
    load: withTexts(() => import('./jobs/detail/JobPage'), helperJobsCatalog),
  },
  'helper-job-outsource-new': {
    area: 'helper',
    tabs: 'helperJobs',
    load: withTexts(() => import('./offers/list/NewOffersPage'), helperOffersCatalog, helperJobsCatalog),
  },
  'helper-job-outsource-accepted': {
    area: 'helper',
    tabs: 'helperJobs',
    load: withTexts(() => import('./offers/list/AcceptedOffersPage'), helperOffersCatalog, helperJobsCatalog),
  },
  'helper-job-outsource-waiting': {
    area: 'helper',
    tabs: 'helperJobs',
    load: withTexts(() => import('./offers/list/WaitingOffersPage'), helperOffersCatalog, helperJobsCatalog),
  },
  'helper-job-outsource-cancelled': {
    area: 'helper',
    tabs: 'helperJobs',
    load: withTexts(() => import('./offers/list/CancelledOffersPage'), helperOffersCatalog, helperJobsCatalog),
  },
  'helper-job-outsource-details': {
    area: 'helper',
    back: true,
    focused: true,
    load: withTexts(
      () => import('./offers/detail/OfferPage'),
      helperOffersCatalog,
      helperJobsCatalog,
      helperSettingsCatalog,
    ),
  },
  'helper-earnings': {
    area: 'helper',
    load: withTexts(() => import('./earnings/EarningsPage'), helperEarningsCatalog, helperJobsCatalog),
  },
  'helper-settings-personal-info': {
    area: 'helper',
    load: withTexts(() => import('./settings/personalInfo/PersonalInfoPage'), helperSettingsCatalog),
  },
  'helper-settings-specifications': {
    area: 'helper',
    load: withTexts(() => import('./settings/specifications/SpecificationsPage'), helperSettingsCatalog),
  },
  'helper-settings-role': {
    area: 'helper',
    load: withTexts(() => import('./settings/role/RolePage'), helperSettingsCatalog, helperJobsCatalog),
  },
  'helper-settings-work-settings': {
    area: 'helper',
    load: withTexts(() => import('./settings/workSettings/WorkSettingsPage'), helperSettingsCatalog),
  },
  'helper-settings-your-rating': {
    area: 'helper',
    load: withTexts(() => import('./settings/rating/RatingPage'), helperSettingsCatalog, helperJobsCatalog),
  },
  'helper-settings-reset-password': {
    area: 'helper',
    load: () => import('./password/PasswordPage'),
  },
  'helper-settings-notifications': {
    area: 'helper',
    load: withTexts(() => import('./settings/notifications/NotificationsPage'), helperSettingsCatalog),
  },
  'helper-settings-danger-zone': {
    area: 'helper',
    load: withTexts(() => import('./dangerZone/DangerZonePage'), helperCatalog, helperSettingsCatalog),
  },
} satisfies Partial<RouteTable>;
