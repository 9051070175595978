import type { InvitationBucket } from '../../generated/model';
import { InvitationStatus } from '../../generated/model/codes';
import { withTexts } from '../../platform/language/withTexts';
import { helperCatalog } from './catalog';
import { helperEarningsCatalog } from './earnings/catalog';
import { WORK_PER_PAGE } from './jobs/list/perPage';
import { helperJobsCatalog } from './jobs/catalog';
import { helperOffersCatalog } from './offers/catalog';
import { helperSettingsCatalog } from './settings/catalog';
import type { PageTable } from '../../platform/routing/pageTable';

/** The first page of a list, and the counts on its tabs. */
const listCalls = (bucket: InvitationBucket, others: readonly string[] = []) => [
  `/helper/invitations?filter[bucket]=${bucket}&page=1&per_page=${WORK_PER_PAGE}`,
  '/helper/invitations/count',
  '/helper/outsource-offers/count',
  ...others,
];
const requestCalls = [`/helper/company-branch-invitations?filter[status]=${InvitationStatus.new}`];

export const helperPages = {
  'helper-job': {
    load: withTexts(() => import('./jobs/list/NewPage'), helperJobsCatalog),
    firstCalls: listCalls('new', requestCalls),
  },
  'helper-job-company-new': {
    load: withTexts(() => import('./jobs/list/NewPage'), helperJobsCatalog),
    firstCalls: listCalls('new', requestCalls),
  },
  'helper-job-company-accepted': {
    load: withTexts(() => import('./jobs/list/AcceptedPage'), helperJobsCatalog),
    firstCalls: listCalls('accepted'),
  },
  'helper-job-company-waiting': {
    load: withTexts(() => import('./jobs/list/WaitingPage'), helperJobsCatalog),
    firstCalls: listCalls('waiting'),
  },
  'helper-job-company-cancelled': {
    load: withTexts(() => import('./jobs/list/CancelledPage'), helperJobsCatalog),
    firstCalls: listCalls('cancelled'),
  },
  'helper-job-company-details': { load: withTexts(() => import('./jobs/detail/JobPage'), helperJobsCatalog) },
  'helper-job-outsource-new': {
    load: withTexts(() => import('./offers/list/NewOffersPage'), helperOffersCatalog, helperJobsCatalog),
  },
  'helper-job-outsource-accepted': {
    load: withTexts(() => import('./offers/list/AcceptedOffersPage'), helperOffersCatalog, helperJobsCatalog),
  },
  'helper-job-outsource-waiting': {
    load: withTexts(() => import('./offers/list/WaitingOffersPage'), helperOffersCatalog, helperJobsCatalog),
  },
  'helper-job-outsource-cancelled': {
    load: withTexts(() => import('./offers/list/CancelledOffersPage'), helperOffersCatalog, helperJobsCatalog),
  },
  'helper-job-outsource-details': {
    load: withTexts(
      () => import('./offers/detail/OfferPage'),
      helperOffersCatalog,
      helperJobsCatalog,
      helperSettingsCatalog,
    ),
  },
  'helper-earnings': {
    load: withTexts(() => import('./earnings/EarningsPage'), helperEarningsCatalog, helperJobsCatalog),
  },
  'helper-settings-personal-info': {
    load: withTexts(() => import('./settings/personalInfo/PersonalInfoPage'), helperSettingsCatalog),
  },
  'helper-settings-specifications': {
    load: withTexts(() => import('./settings/specifications/SpecificationsPage'), helperSettingsCatalog),
  },
  'helper-settings-role': {
    load: withTexts(() => import('./settings/role/RolePage'), helperSettingsCatalog, helperJobsCatalog),
  },
  'helper-settings-work-settings': {
    load: withTexts(() => import('./settings/workSettings/WorkSettingsPage'), helperSettingsCatalog),
  },
  'helper-settings-your-rating': {
    load: withTexts(() => import('./settings/rating/RatingPage'), helperSettingsCatalog, helperJobsCatalog),
  },
  'helper-settings-reset-password': { load: () => import('./password/PasswordPage') },
  'helper-settings-notifications': {
    load: withTexts(() => import('./settings/notifications/NotificationsPage'), helperSettingsCatalog),
  },
  'helper-settings-danger-zone': {
    load: withTexts(() => import('./dangerZone/DangerZonePage'), helperCatalog, helperSettingsCatalog),
  },
} satisfies Partial<PageTable>;
