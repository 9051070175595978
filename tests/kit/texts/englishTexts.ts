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
import { helperEarningsCatalog } from '../../../src/features/helper/earnings/catalog';
import * as helperEarnings from '../../../src/features/helper/earnings/catalog.en';
import { helperOffersCatalog } from '../../../src/features/helper/offers/catalog';
import * as helperOffers from '../../../src/features/helper/offers/catalog.en';
import { helperSettingsCatalog } from '../../../src/features/helper/settings/catalog';
import * as helperSettings from '../../../src/features/helper/settings/catalog.en';
import { ordersCatalog } from '../../../src/features/orders/catalog';
import * as orders from '../../../src/features/orders/catalog.en';
import { closingCatalog } from '../../../src/features/closing/catalog';
import * as closing from '../../../src/features/closing/catalog.en';
import { crewCatalog } from '../../../src/features/crew/catalog';
import * as crew from '../../../src/features/crew/catalog.en';
import { orderFormCatalog } from '../../../src/features/orderForm/catalog';
import * as orderForm from '../../../src/features/orderForm/catalog.en';
import { jobsCatalog } from '../../../src/features/jobs/catalog';
import * as jobs from '../../../src/features/jobs/catalog.en';
import { outsourceCatalog } from '../../../src/features/outsource/catalog';
import * as outsource from '../../../src/features/outsource/catalog.en';
import { searchCatalog } from '../../../src/features/search/catalog';
import * as search from '../../../src/features/search/catalog.en';
import { teamCatalog } from '../../../src/features/team/catalog';
import * as team from '../../../src/features/team/catalog.en';
import type { Catalog, LoadedCatalog } from '#platform/language/catalog';
import { platformCatalog } from '#platform/language/platformCatalog';
import * as platform from '#platform/language/catalog.en';

type Area = { catalog: LoadedCatalog; provide: () => void };

/** Every area of the app with its English texts. */
const areas: readonly Area[] = [
  area(appCatalog, app),
  area(shellCatalog, shell),
  area(activityCatalog, activity),
  area(accountCatalog, account),
  area(loginCatalog, login),
  area(signUpCatalog, signUp),
  area(billingCatalog, billing),
  area(setupCatalog, setup),
  area(limitCatalog, limit),
  area(branchCatalog, branch),
  area(calendarCatalog, calendar),
  area(feedCatalog, feed),
  area(helperCalendarCatalog, helperCalendar),
  area(helperCatalog, helper),
  area(helperJobsCatalog, helperJobs),
  area(helperEarningsCatalog, helperEarnings),
  area(helperOffersCatalog, helperOffers),
  area(helperSettingsCatalog, helperSettings),
  area(jobsCatalog, jobs),
  area(closingCatalog, closing),
  area(crewCatalog, crew),
  area(orderFormCatalog, orderForm),
  area(ordersCatalog, orders),
  area(outsourceCatalog, outsource),
  area(searchCatalog, search),
  area(teamCatalog, team),
  area(platformCatalog, platform),
];

function area<Texts extends object>(catalog: Catalog<Texts>, english: Parameters<Catalog<Texts>['provide']>[1]): Area {
  return { catalog, provide: () => catalog.provide('en', english) };
}

/** The catalogs of all areas. */
export const allCatalogs: readonly LoadedCatalog[] = areas.map(({ catalog }) => catalog);

/** Provides the English texts of all areas, for code that runs without starting the app. */
export function provideEnglish(): void {
  for (const { provide } of areas) provide();
}
