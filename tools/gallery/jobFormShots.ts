import type { Page } from '@playwright/test';
import { sectionTexts } from '../../src/features/jobs/orderForm/summary/sectionTexts';
import { suggestionTexts } from '../../src/features/jobs/orderForm/suggestion/suggestionTexts';
import { formTexts } from '../../src/features/jobs/orderForm/texts';
import { labels } from '../../src/features/jobs/parts/labels';
import { choose, expectText, fill, press, pressText, type } from './acts';
import { moveToBusyDay } from './busyDay';
import type { Act, Shot } from './shot';

const as = 'Priya Nair';
const create = { screen: 'company-job-create', as } as const;
const edit = { screen: 'company-job-edit', as } as const;

const { sections } = formTexts;
const titles = [...Object.values(sections).map(({ title }) => title), sectionTexts.reviewTitle];

/** On a phone, goes to the step with this title. */
const toStep = (title: string): Act =>
  choose(formTexts.step, formTexts.formatStep(titles.indexOf(title) + 1, titles.length, title));

const size = choose(new RegExp(`^${formTexts.moveSize}`), labels.moveSize['2br_large']);
const stairs = fill(/^Flights of stairs/, '3');
const takeOver = press(suggestionTexts.use);
const dropped: readonly Act[] = [
  fill(/^First name/, 'Rebecca'),
  press(/^Load(?! \+)/, 'radio'),
  expectText(formTexts.dropTitle.destination_addresses),
];
const changedDay: readonly Act[] = [fill(/^Arrival window/, '14:00 - 16:00'), press(formTexts.saveChanges)];

const busy = expectText(/ at that time$/);
const busyCrew = {
  wide: [(page: Page) => moveToBusyDay(page, () => Promise.resolve()), busy],
  narrow: [(page: Page) => moveToBusyDay(page, toStep(sections.when.title)), busy],
};

export const jobFormShots: readonly Shot[] = [
  { ...create, state: 'branch loading', faults: 'getBranch:never', loading: true },
  { ...create, state: 'branch failed', faults: 'getBranch:500' },
  { ...create, state: 'whole', whole: true, only: 'wide' },
  {
    ...create,
    state: 'suggestion in use',
    whole: true,
    acts: {
      wide: [size, stairs, takeOver],
      narrow: [toStep(sections.service.title), size, toStep(sections.crew.title), takeOver],
    },
  },
  {
    ...create,
    state: 'wrong fields',
    acts: {
      wide: [press(formTexts.save)],
      narrow: [toStep(sections.files.title), press(formTexts.save)],
    },
  },
  { ...create, state: 'pickup on a phone', only: 'narrow', whole: true, acts: [toStep(sections.pickUp.title)] },
  { ...create, state: 'review on a phone', only: 'narrow', whole: true, acts: [toStep(sectionTexts.reviewTitle)] },
  {
    ...create,
    state: 'returning customer',
    acts: [type(/^First name/, 'da'), expectText(/ · latest /)],
  },
  {
    ...create,
    state: 'returning customer chosen',
    only: 'wide',
    whole: true,
    alone: true,
    acts: [type(/^First name/, 'da'), pressText(/ · latest /), expectText(/^Use \d/)],
  },
  { ...create, state: 'items on a phone', only: 'narrow', whole: true, acts: [toStep(sections.items.title)] },
  {
    ...create,
    state: 'asked before a side goes',
    only: 'wide',
    acts: [(page) => page.getByLabel(/^City/).last().fill('Gilbert'), ...dropped],
  },
  { ...edit, state: 'loading', faults: 'getOrder:never', loading: true },
  { ...edit, state: 'gone', faults: 'getOrder:404' },
  { ...edit, state: 'not allowed', faults: 'getOrder:403' },
  { ...edit, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...edit, state: 'touches the crew', only: 'wide', alone: true, acts: changedDay },
  { ...edit, as: 'Dana Whitfield', state: 'crew is busy', alone: true, smallest: true, acts: busyCrew },
];
