import { actionTexts } from '../../src/features/jobs/orders/actions/texts';
import { detailTexts } from '../../src/features/jobs/orders/detail/texts';
import { bulkTexts } from '../../src/features/jobs/orders/bulk/texts';
import { historyTexts } from '../../src/features/jobs/orders/history/texts';
import { listTexts } from '../../src/features/jobs/orders/list/texts';
import { cardTexts } from '../../src/features/jobs/parts/texts';
import { expectText, fill, press, pressText } from './acts';
import type { Act, Shot } from './shot';

const as = 'Dana Whitfield';
const notFormed = { screen: 'company-job-not-formed', as } as const;
const formed = { screen: 'company-job-formed', as } as const;
const history = { screen: 'company-job-history', as } as const;
const details = { screen: 'company-job-details', as } as const;

const more = press(/^More for job/);
const firstJob = press(/^#\d+$/, 'link');
const leaf = expectText(detailTexts.timeline);
const onPaper: Act = (page) => page.emulateMedia({ media: 'print' });

/** On a phone, everything but the search is behind one button. */
const toFilters = press(/^Filters/);
const compact = {
  wide: [press(listTexts.compact)],
  narrow: [toFilters, press(listTexts.views.compact), press(listTexts.showDates)],
};
/** One choice of the list, in its row or in the filters of a phone. */
const inFilters = (name: string | RegExp) => ({
  wide: [press(name)],
  narrow: [toFilters, press(name), press(listTexts.showDates)],
});
const saved = expectText(/^Downloaded /);
/** Selects the first two jobs of the page. */
const selectTwo: Act = async (page) => {
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${cardTexts.select('')}`) });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};

export const jobsShots: readonly Shot[] = [
  { ...notFormed, state: 'loading', faults: 'getOrders:never', loading: true },
  { ...notFormed, state: 'empty', scenario: 'empty' },
  { ...notFormed, state: 'failed', faults: 'getOrders:500' },
  { ...notFormed, state: 'not allowed', faults: 'getOrders:403' },
  { ...notFormed, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...notFormed, state: 'hundred', scenario: 'hundred', query: 'page=7', whole: true },
  { ...notFormed, state: 'soonest first', acts: inFilters(listTexts.startsSoonest) },
  { ...notFormed, state: 'compact', alone: true, acts: compact },
  { ...notFormed, state: 'selection', acts: [selectTwo] },
  {
    ...notFormed,
    state: 'people for several',
    acts: [selectTwo, press(bulkTexts.invite), expectText(/^Can be invited to/)],
  },
  { ...notFormed, state: 'menu of one', acts: [more] },
  { ...notFormed, state: 'asked before deleting', acts: [more, pressText(actionTexts.deleteJob)] },
  {
    ...notFormed,
    state: 'deleted, can be undone',
    alone: true,
    acts: [more, pressText(actionTexts.deleteJob), press(actionTexts.deleteAction), expectText('Undo')],
  },
  { ...formed, state: 'loading', faults: 'getOrders:never', loading: true },
  { ...formed, state: 'empty', scenario: 'empty' },
  { ...formed, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...formed, state: 'hundred', scenario: 'hundred', whole: true },
  { ...formed, state: 'compact', alone: true, acts: compact, scenario: 'hundred' },
  {
    ...formed,
    state: 'compact selection',
    alone: true,
    acts: { wide: [...compact.wide, selectTwo], narrow: [...compact.narrow, selectTwo] },
  },
  { ...formed, state: 'filtered', query: 'missing=3&from=2020-01-01&search=phoenix', acts: [expectText(/found$/)] },
  {
    ...formed,
    state: 'no match',
    acts: [fill(/^Search jobs$/, 'nobody at all'), expectText(listTexts.emptyFilterTitle)],
  },
  { ...formed, state: 'one state alone', acts: inFilters(/^Partially formed/) },
  { ...formed, state: 'filters on a phone', only: 'smallest', acts: [toFilters] },
  { ...formed, state: 'starting soon', acts: inFilters(listTexts.startingSoon) },
  {
    ...formed,
    state: 'asked before cancelling',
    acts: [more, pressText(actionTexts.cancelJob), expectText(actionTexts.reason)],
  },
  {
    ...formed,
    state: 'a reason is missing',
    acts: [more, pressText(actionTexts.cancelJob), expectText(actionTexts.reason), press(actionTexts.cancelAction)],
  },
  { ...history, state: 'loading', faults: 'getOrderHistory:never', loading: true },
  { ...history, state: 'empty', scenario: 'empty' },
  { ...history, state: 'failed', faults: 'getOrderHistory:500' },
  { ...history, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...history, state: 'compact', alone: true, acts: compact },
  { ...history, state: 'last page', query: 'page=32', whole: true },
  {
    ...history,
    state: 'file saved',
    acts: { wide: [press(historyTexts.download), saved], narrow: [toFilters, press(historyTexts.download), saved] },
  },
  { ...details, state: 'loading', faults: 'getOrderDetail:never', loading: true },
  { ...details, state: 'failed', faults: 'getOrderDetail:500' },
  { ...details, state: 'not allowed', faults: 'getOrderDetail:403' },
  { ...details, state: 'not there', scenario: 'empty' },
  { ...formed, state: 'details of the first', acts: [firstJob, leaf], whole: true },
  { ...notFormed, state: 'details of the first', acts: [firstJob, leaf], whole: true },
  { ...history, state: 'details of the first', acts: [firstJob, leaf], whole: true },
  { ...formed, state: 'details, longest names', scenario: 'longestNames', acts: [firstJob, leaf], whole: true },
  // Paper is wider than a phone.
  { ...formed, state: 'crew sheet', acts: [firstJob, leaf, onPaper], whole: true, only: 'wide' },
];
