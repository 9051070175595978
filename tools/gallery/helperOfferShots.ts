import { applyTexts } from '../../src/features/helper/offers/answer/texts';
import { shellTexts as spanishShell } from '../../src/app/shell/texts.es';
import { applyTexts as spanishApply } from '../../src/features/helper/offers/answer/texts.es';
import { jobListTexts as spanishTabs } from '../../src/features/helper/jobs/list/texts.es';
import { languageNames } from '../../src/platform/language/languages';
import { expectText, press, pressText, starts } from './acts';
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

/** The language belongs to the person, so these begin where Marcus chooses it. */
const inSpanish = { screen: 'helper-settings-personal-info', as, only: 'narrow', alone: true, whole: true } as const;
const inSpanishSmall = {
  screen: 'helper-settings-personal-info',
  as,
  only: 'smallest',
  alone: true,
  whole: true,
} as const;
const chooseSpanish: readonly Act[] = [
  pressText(languageNames.es),
  press(spanishShell.jobs, 'link'),
  press(starts(spanishTabs.kind.outsource), 'link'),
];
const toRejected = press(starts(spanishTabs.tab.waiting), 'link');

/** The helper's outsourcing offers. */
export const helperOfferShots: readonly Shot[] = [
  { ...fresh, state: 'whole', whole: true },
  { ...fresh, state: 'loading', faults: 'getHelperOffers:never', loading: true },
  { ...fresh, state: 'failed', faults: 'getHelperOffers:500' },
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
  { ...inSpanish, state: 'then new offers', acts: chooseSpanish },
  { ...inSpanish, state: 'then an offer', acts: [...chooseSpanish, openFirst] },
  { ...inSpanishSmall, state: 'then new offers on a small phone', acts: chooseSpanish },
  { ...inSpanishSmall, state: 'then an offer on a small phone', acts: [...chooseSpanish, openFirst] },
  { ...inSpanish, state: 'then rejected offers', acts: [...chooseSpanish, toRejected] },
  {
    ...inSpanish,
    state: 'then applying',
    whole: false,
    acts: [...chooseSpanish, toRejected, press(starts(spanishApply.apply)), expectText(spanishApply.applyNote)],
  },
];
