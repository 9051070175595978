import { applicationTexts } from '../../src/features/outsource/applications/texts';
import { numbersTexts } from '../../src/features/outsource/numbers/texts';
import { partTexts } from '../../src/features/outsource/parts/texts';
import { expectText, press, pressText } from './acts';
import type { Act, Shot } from './shot';

const as = 'Dana Whitfield';
const offers = { screen: 'company-job-outsourcing', as } as const;
const applications = { screen: 'company-outsourcing-offer-applications', as } as const;

const openMenuOfFirst = press(/^More for/);
const selectFirst =
  (count: number): Act =>
  async (page) => {
    for (let place = 0; place < count; place += 1)
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(place)
        .check();
  };

export const offerShots: readonly Shot[] = [
  { ...offers, state: 'whole', whole: true, smallest: true },
  { ...offers, state: 'loading', faults: 'getOffers:never', loading: true },
  { ...offers, state: 'failed', faults: 'getOffers:500' },
  { ...offers, state: 'not allowed', faults: 'getOffers:403' },
  { ...offers, state: 'results failed', faults: 'getOutsourceNumbers:500', whole: true },
  { ...offers, state: 'no branch', as: 'Hank Boyd' },
  { ...offers, state: 'no offers', scenario: 'empty' },
  { ...offers, state: 'as the manager', as: 'Luis Ortega', whole: true },
  { ...offers, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...offers, state: 'filled only', query: 'status=filled' },
  { ...offers, state: 'menu of an offer', acts: [openMenuOfFirst] },
  {
    ...offers,
    state: 'how results are counted',
    acts: [pressText(numbersTexts.definitions), expectText(numbersTexts.define.acceptance)],
    whole: true,
  },

  { ...applications, state: 'whole', whole: true, smallest: true },
  { ...applications, state: 'loading', faults: 'getOffer:never', loading: true },
  { ...applications, state: 'failed', faults: 'getOffer:500' },
  { ...applications, state: 'not allowed', faults: 'getOffer:403' },
  { ...applications, state: 'not found', scenario: 'empty' },
  { ...applications, state: 'list failed', faults: 'getOfferApplications:500' },
  { ...applications, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...applications, state: 'selected', acts: [selectFirst(2)] },
  { ...applications, state: 'comparing', acts: [selectFirst(2), press(applicationTexts.compare)], smallest: true },
  { ...applications, state: 'declining', acts: [press(/^Decline /), expectText(applicationTexts.declineText)] },
  { ...applications, state: 'accepted ones', query: 'show=accepted', whole: true },
  { ...applications, state: 'no reply yet', query: 'show=silent', whole: true },
  {
    ...applications,
    state: 'editing',
    acts: [press(applicationTexts.edit), expectText(partTexts.messageHint)],
    smallest: true,
  },
  {
    ...applications,
    state: 'closing',
    acts: [openMenuOfFirst, pressText(partTexts.actions.close), expectText(partTexts.closeTitle)],
  },
];
