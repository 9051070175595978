import { appCatalog } from '../../../src/app/catalog';
import * as app from '../../../src/app/catalog.en';
import { shellCatalog } from '../../../src/app/shell/catalog';
import * as shell from '../../../src/app/shell/catalog.en';
import { activityCatalog } from '../../../src/features/activity/catalog';
import * as activity from '../../../src/features/activity/catalog.en';
import { accountCatalog } from '../../../src/features/auth/account/catalog';
import * as account from '../../../src/features/auth/account/catalog.en';
import { loginCatalog } from '../../../src/features/auth/login/catalog';
import * as login from '../../../src/features/auth/login/catalog.en';
import { signUpCatalog } from '../../../src/features/auth/signUp/catalog';
import * as signUp from '../../../src/features/auth/signUp/catalog.en';
import { billingCatalog } from '../../../src/features/billing/catalog';
import * as billing from '../../../src/features/billing/catalog.en';
import { setupCatalog } from '../../../src/features/setup/catalog';
import * as setup from '../../../src/features/setup/catalog.en';
import { limitCatalog } from '../../../src/features/billing/limit/catalog';
import * as limit from '../../../src/features/billing/limit/catalog.en';
import { branchCatalog } from '../../../src/features/branch/catalog';
import * as branch from '../../../src/features/branch/catalog.en';
import { calendarCatalog } from '../../../src/features/calendar/catalog';
import * as calendar from '../../../src/features/calendar/catalog.en';
import { feedCatalog } from '../../../src/features/calendar/feed/catalog';
import * as feed from '../../../src/features/calendar/feed/catalog.en';
import { helperCalendarCatalog } from '../../../src/features/calendar/helper/catalog';
import * as helperCalendar from '../../../src/features/calendar/helper/catalog.en';
import { helperCatalog } from '../../../src/features/helper/catalog';
import * as helper from '../../../src/features/helper/catalog.en';
import { helperJobsCatalog } from '../../../src/features/helper/jobs/catalog';
import * as helperJobs from '../../../src/features/helper/jobs/catalog.en';
import { helperOffersCatalog } from '../../../src/features/helper/offers/catalog';
import * as helperOffers from '../../../src/features/helper/offers/catalog.en';
import { helperSettingsCatalog } from '../../../src/features/helper/settings/catalog';
import * as helperSettings from '../../../src/features/helper/settings/catalog.en';
import { jobsCatalog } from '../../../src/features/jobs/catalog';
import * as jobs from '../../../src/features/jobs/catalog.en';
import { closingCatalog } from '../../../src/features/jobs/closing/catalog';
import * as closing from '../../../src/features/jobs/closing/catalog.en';
import { crewCatalog } from '../../../src/features/jobs/crew/catalog';
import * as crew from '../../../src/features/jobs/crew/catalog.en';
import { orderFormCatalog } from '../../../src/features/jobs/orderForm/catalog';
import * as orderForm from '../../../src/features/jobs/orderForm/catalog.en';
import { ordersCatalog } from '../../../src/features/jobs/orders/catalog';
import * as orders from '../../../src/features/jobs/orders/catalog.en';
import { outsourceCatalog } from '../../../src/features/outsource/catalog';
import * as outsource from '../../../src/features/outsource/catalog.en';
import { searchCatalog } from '../../../src/features/search/catalog';
import * as search from '../../../src/features/search/catalog.en';
import { teamCatalog } from '../../../src/features/team/catalog';
import * as team from '../../../src/features/team/catalog.en';
import type { LoadedCatalog } from '../../../src/platform/language/catalog';
import { platformCatalog } from '../../../src/platform/language/platformCatalog';
import * as platform from '../../../src/platform/language/catalog.en';

/** The catalogs of all areas. */
export const allCatalogs: readonly LoadedCatalog[] = [
  appCatalog,
  shellCatalog,
  activityCatalog,
  accountCatalog,
  loginCatalog,
  signUpCatalog,
  billingCatalog,
  limitCatalog,
  branchCatalog,
  calendarCatalog,
  feedCatalog,
  helperCalendarCatalog,
  helperCatalog,
  helperJobsCatalog,
  helperOffersCatalog,
  helperSettingsCatalog,
  jobsCatalog,
  closingCatalog,
  crewCatalog,
  orderFormCatalog,
  ordersCatalog,
  outsourceCatalog,
  searchCatalog,
  teamCatalog,
  platformCatalog,
];

/** Provides the English texts of all areas, for code that runs without starting the app. */
export function provideEnglish(): void {
  appCatalog.provide('en', app);
  shellCatalog.provide('en', shell);
  activityCatalog.provide('en', activity);
  accountCatalog.provide('en', account);
  loginCatalog.provide('en', login);
  signUpCatalog.provide('en', signUp);
  billingCatalog.provide('en', billing);
  setupCatalog.provide('en', setup);
  limitCatalog.provide('en', limit);
  branchCatalog.provide('en', branch);
  calendarCatalog.provide('en', calendar);
  feedCatalog.provide('en', feed);
  helperCalendarCatalog.provide('en', helperCalendar);
  helperCatalog.provide('en', helper);
  helperJobsCatalog.provide('en', helperJobs);
  helperOffersCatalog.provide('en', helperOffers);
  helperSettingsCatalog.provide('en', helperSettings);
  jobsCatalog.provide('en', jobs);
  closingCatalog.provide('en', closing);
  crewCatalog.provide('en', crew);
  orderFormCatalog.provide('en', orderForm);
  ordersCatalog.provide('en', orders);
  outsourceCatalog.provide('en', outsource);
  searchCatalog.provide('en', search);
  teamCatalog.provide('en', team);
  platformCatalog.provide('en', platform);
}
