import { shellTexts } from '../../src/app/shell/texts';
import { answerTexts } from '../../src/features/helper/jobs/answer/texts';
import { href } from '../../src/platform/routing/links/href';
import { expectText, press, starts } from './acts';
import type { Act, Shot } from './shot';

const as = 'Marcus Reed';
const spanish = 'Sofia Delgado';
/** Has statements without Helper Pro. */
const manager = 'Luis Ortega';
const calendar = { screen: 'helper-calendar', as, smallest: true } as const;
const fresh = { screen: 'helper-job-company-new', as, smallest: true } as const;
const accepted = { screen: 'helper-job-company-accepted', as } as const;
const waiting = { screen: 'helper-job-company-waiting', as } as const;
const cancelled = { screen: 'helper-job-company-cancelled', as } as const;

const earnings = { screen: 'helper-earnings', as, smallest: true } as const;

const openHours: Act = (page) => page.locator('section section button').first().click();
/** The link in the head of the first card opens its details. */
const openFirst: Act = async (page) => {
  await page.locator('main li header a').first().click();
  await page.locator('main section h2').first().waitFor();
};
/** Buttons of the first card: decline, accept. */
const declineFirst: Act = async (page) => {
  await page.locator('main li:has(header a) button').first().click();
  await page.getByRole('dialog').waitFor();
};
const openFreeStatement: Act = async (page) => {
  await page.locator('main section section > a').first().click();
  await page.locator(`main a[href$="${href('helper-settings-subscription')}"]`).waitFor();
};
const waitForStatement: Act = (page) => page.locator('main article').waitFor();
const openWeekStatement: Act = async (page) => {
  await page.locator('main section section > a').first().click();
  await waitForStatement(page);
};
const openJobStatement: Act = async (page) => {
  await page.locator('main section section li a').first().click();
  await waitForStatement(page);
};
const anyOption: Act = (page) => page.getByRole('option').first().waitFor();

const settings = {
  person: { screen: 'helper-settings-personal-info', as },
  specifications: { screen: 'helper-settings-specifications', as },
  role: { screen: 'helper-settings-role', as },
  work: { screen: 'helper-settings-work-settings', as },
  rating: { screen: 'helper-settings-your-rating', as },
  notifications: { screen: 'helper-settings-notifications', as },
} as const;
/** The list of pages opens below its button on a phone; a desktop always shows it. */
const openPages: Act = (page) => page.locator('main button[aria-expanded]').first().click();

export const helperShots: readonly Shot[] = [
  { ...calendar, state: 'whole', whole: true },
  { ...calendar, state: 'loading', faults: 'getHelperCalendar:never', loading: true },
  { ...calendar, state: 'failed', faults: 'getHelperCalendar:500' },
  { ...calendar, state: 'no jobs', scenario: 'empty' },
  { ...calendar, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...calendar, state: 'hours of a day', acts: [openHours, press(/./, 'radio')] },
  { ...calendar, state: 'hours not loaded', faults: 'getAvailabilities:500', acts: [openHours] },

  { ...fresh, state: 'whole', whole: true },
  { ...fresh, state: 'loading', faults: 'getHelperInvitations:never', loading: true },
  { ...fresh, state: 'failed', faults: 'getHelperInvitations:500' },
  { ...fresh, state: 'none', scenario: 'empty' },
  { ...fresh, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...fresh, state: 'hundred', scenario: 'hundred', whole: true },
  { ...fresh, state: 'declining', acts: [declineFirst, expectText(answerTexts.declineNote)] },
  {
    ...fresh,
    state: 'accepted just now',
    alone: true,
    acts: [press(starts(answerTexts.accept))],
  },
  { ...fresh, state: 'details', acts: [openFirst], whole: true },
  { ...accepted, state: 'whole', whole: true, smallest: true },
  { ...accepted, state: 'details', acts: [openFirst], whole: true, smallest: true },
  { ...accepted, state: 'details in view', acts: [openFirst] },
  {
    ...accepted,
    state: 'withdrawing',
    acts: [openFirst, press(answerTexts.withdraw), expectText(answerTexts.keepJob)],
  },
  {
    ...accepted,
    state: 'searching',
    acts: { wide: [(page) => page.keyboard.press('/'), anyOption], narrow: [press(shellTexts.searchOwn), anyOption] },
    smallest: true,
  },
  { ...waiting, state: 'whole', whole: true },
  { ...cancelled, state: 'whole', whole: true },

  { ...earnings, state: 'whole', whole: true },
  { ...earnings, state: 'loading', faults: 'getEarnings:never', loading: true },
  { ...earnings, state: 'failed', faults: 'getEarnings:500' },
  { ...earnings, state: 'none', scenario: 'empty' },
  { ...earnings, state: 'weekly statement', as: manager, acts: [openWeekStatement], whole: true },
  { ...earnings, state: 'statement of a job', as: manager, acts: [openJobStatement], whole: true },
  { ...earnings, state: 'statement without the plan', acts: [openFreeStatement] },

  { ...calendar, state: 'in Spanish', as: spanish, whole: true },
  { ...earnings, state: 'in Spanish', as: spanish, whole: true },
  { ...earnings, state: 'statement without the plan, in Spanish', as: spanish, acts: [openFreeStatement] },
  { ...fresh, state: 'in Spanish', as: spanish, whole: true },
  { ...fresh, state: 'declining, in Spanish', as: spanish, acts: [declineFirst] },
  { ...fresh, state: 'details, in Spanish', as: spanish, acts: [openFirst], whole: true },
  { ...accepted, state: 'in Spanish', as: spanish, whole: true },
  { ...accepted, state: 'details, in Spanish', as: spanish, acts: [openFirst], whole: true, smallest: true },
  { ...waiting, state: 'in Spanish', as: spanish, whole: true },

  { ...settings.person, state: 'whole', whole: true, smallest: true },
  { ...settings.person, state: 'list of pages', acts: { wide: [], narrow: [openPages] }, smallest: true },
  { ...settings.person, state: 'loading', faults: 'getHelperProfile:never', loading: true },
  { ...settings.person, state: 'failed', faults: 'getHelperProfile:500' },
  { ...settings.specifications, state: 'whole', whole: true, smallest: true },
  { ...settings.role, state: 'whole', whole: true, smallest: true },
  { ...settings.work, state: 'whole', whole: true, smallest: true },
  { ...settings.rating, state: 'whole', whole: true, smallest: true },
  { ...settings.rating, state: 'no ratings', scenario: 'empty' },
  { ...settings.notifications, state: 'whole', whole: true, smallest: true },

  { ...settings.person, state: 'in Spanish', as: spanish, whole: true, smallest: true },
  { ...settings.specifications, state: 'in Spanish', as: spanish, whole: true },
  { ...settings.role, state: 'in Spanish', as: spanish, whole: true },
  { ...settings.work, state: 'in Spanish', as: spanish, whole: true, smallest: true },
  { ...settings.rating, state: 'in Spanish', as: spanish, whole: true },
  { ...settings.notifications, state: 'in Spanish', as: spanish, whole: true, smallest: true },
];
