import { actionTexts } from '../../src/features/jobs/orders/actions/texts';
import { closingTexts } from '../../src/features/jobs/closing/texts';
import { editTexts } from '../../src/features/jobs/crew/edit/editTexts';
import { crewTexts } from '../../src/features/jobs/crew/texts';
import { sheetTexts } from '../../src/features/jobs/orders/daySheet/texts';
import { press, pressText, expectText, type } from './acts';
import type { Act, Shot } from './shot';

const as = 'Dana Whitfield';
const add = { screen: 'company-job-team-add', as } as const;
const edit = { screen: 'company-job-team-edit', as } as const;
const notFormed = { screen: 'company-job-not-formed', as } as const;
const formed = { screen: 'company-job-formed', as } as const;

const toAdd = [press(actionTexts.addCrew, 'link'), expectText(crewTexts.candidates)];
const toEdit = [press(actionTexts.editCrew, 'link'), expectText(/^Estimated labor/)];
const pickFirst: Act = (page) =>
  page
    .getByRole('button', { name: /^Select / })
    .first()
    .click();
const pickFour = [pickFirst, pickFirst, pickFirst, pickFirst];
const openSheet = [press(sheetTexts.link, 'link'), expectText(sheetTexts.stops)];
/** On a phone the link is among the filters. */
const toSheet = { wide: openSheet, narrow: [press(/^Filters/), ...openSheet] };
const onPaper: Act = (page) => page.emulateMedia({ media: 'print' });
const moreForFirst = press(/^More for /);

/** Forming a crew and closing a job. Both start from a list that has jobs. */
export const jobCrewShots: readonly Shot[] = [
  { ...add, state: 'loading', faults: 'getOrder:never', loading: true },
  { ...add, state: 'failed', faults: 'getOrder:500' },
  { ...add, state: 'not allowed', faults: 'getOrder:403' },
  { ...add, state: 'not there', scenario: 'empty' },
  { ...edit, state: 'loading', faults: 'getOrder:never', loading: true },
  { ...edit, state: 'failed', faults: 'getOrder:500' },
  { ...notFormed, state: 'team add', acts: toAdd, whole: true },
  {
    ...notFormed,
    state: 'team add, people loading',
    faults: 'getInvitableEmployees:never',
    loading: true,
    acts: [press(actionTexts.addCrew, 'link')],
  },
  { ...notFormed, state: 'team add, four picked', alone: true, acts: [...toAdd, ...pickFour], whole: true },
  {
    ...notFormed,
    state: 'team add, slots opened',
    only: 'narrow',
    alone: true,
    acts: [...toAdd, pickFirst, press(crewTexts.showSlots)],
  },
  { ...notFormed, state: 'team add, other branches', acts: [...toAdd, press(crewTexts.otherBranches)], whole: true },
  { ...notFormed, state: 'team add, no one matches', acts: [...toAdd, type(crewTexts.search, 'zzz')] },
  { ...notFormed, state: 'team add, longest names', scenario: 'longestNames', acts: toAdd, whole: true },
  { ...formed, state: 'team edit', acts: toEdit, whole: true },
  { ...formed, state: 'team edit, longest names', scenario: 'longestNames', acts: toEdit, whole: true },
  {
    ...formed,
    state: 'team edit, replacing',
    acts: [...toEdit, press(/^Replace /), expectText(editTexts.replaceWith)],
  },
  {
    ...formed,
    state: 'team edit, changing',
    acts: [...toEdit, moreForFirst, pressText(editTexts.change), expectText(editTexts.save)],
  },
  {
    ...formed,
    state: 'team edit, taking off',
    acts: [...toEdit, moreForFirst, pressText(/^(Withdraw invitation|Remove)$/), expectText(editTexts.reason)],
  },
  { ...formed, state: 'day sheet', acts: toSheet, whole: true },
  { ...formed, state: 'day sheet on paper', acts: [...openSheet, onPaper], whole: true, only: 'wide' },
  {
    ...formed,
    state: 'completing',
    acts: [press(actionTexts.complete, 'link'), expectText(closingTexts.total)],
  },
];
