import { applyTexts } from '../../src/features/helper/offers/answer/texts';
import { expectText, press, starts } from './acts';
import type { Act, Shot } from './shot';

const as = 'Marcus Reed';
const fresh = { screen: 'helper-job-outsource-new', as, smallest: true } as const;
const accepted = { screen: 'helper-job-outsource-accepted', as } as const;
const waiting = { screen: 'helper-job-outsource-waiting', as } as const;
const cancelled = { screen: 'helper-job-outsource-cancelled', as } as const;

/** The link in the head of the first card opens its details. */
const openFirst: Act = async (page) => {
  await page.locator('main li header a').first().click();
  await page.locator('main section h2').first().waitFor();
};
const askToApply: readonly Act[] = [press(starts(applyTexts.apply)), expectText(applyTexts.applyNote)];
const askToPass: readonly Act[] = [press(starts(applyTexts.pass)), expectText(applyTexts.passNote)];
const askToWithdraw: readonly Act[] = [press(starts(applyTexts.withdraw)), expectText(applyTexts.withdrawNote)];

/** The helper's outsourcing offers. `--locale es-US` shows them in Spanish. */
export const helperOfferShots: readonly Shot[] = [
  { ...fresh, state: 'whole', whole: true },
  { ...fresh, state: 'loading', faults: 'getHelperOffers:never', loading: true, alone: true },
  { ...fresh, state: 'failed', faults: 'getHelperOffers:500', alone: true },
  { ...fresh, state: 'none', scenario: 'empty' },
  { ...fresh, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...fresh, state: 'passing', acts: askToPass },
  { ...fresh, state: 'withdrawing', acts: askToWithdraw },
  { ...fresh, state: 'details', acts: [openFirst], whole: true },
  { ...accepted, state: 'whole', whole: true },
  { ...accepted, state: 'details', acts: [openFirst], whole: true },
  { ...waiting, state: 'whole', whole: true },
  { ...waiting, state: 'applying', acts: askToApply, smallest: true },
  { ...cancelled, state: 'whole', whole: true },
];
