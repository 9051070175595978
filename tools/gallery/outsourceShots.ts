import { createOfferTexts } from '../../src/features/outsource/create/texts';
import { matchesTexts } from '../../src/features/outsource/matches/texts';
import { needTexts } from '../../src/features/outsource/need/texts';
import { expectText, fill, press, pressText } from './acts';
import type { Act, Shot } from './shot';

const need = { screen: 'company-outsourcing', as: 'Priya Nair' } as const;

const chooseJob = press(/^Find people for job/);
const showMatches = press(createOfferTexts.showMatches);
const toMatches: readonly Act[] = [chooseJob, showMatches, expectText(matchesTexts.how)];
const toPublish: readonly Act[] = [...toMatches, press(createOfferTexts.toPublish)];

const typed = '3 helpers next Friday 8-10 Tempe, 3rd floor walk-up, 6 hours, $25, dolly, piano';
const writeTyped: readonly Act[] = [
  fill(needTexts.line, typed),
  expectText(needTexts.unknown([needTexts.quoted('piano')])),
];

export const outsourceShots: readonly Shot[] = [
  { ...need, state: 'need', whole: true, smallest: true },
  { ...need, state: 'typed line', whole: true, smallest: true, alone: true, acts: writeTyped },
  { ...need, state: 'jobs loading', faults: 'getOrders:never', loading: true },
  { ...need, state: 'jobs failed', faults: 'getOrders:500', whole: true },
  { ...need, state: 'no jobs', scenario: 'empty' },
  { ...need, state: 'no branch', as: 'Hank Boyd' },
  { ...need, state: 'wrong fields', acts: [showMatches], whole: true },
  { ...need, state: 'need of a job', acts: [chooseJob, expectText(needTexts.jobWhy)] },
  { ...need, state: 'matches', acts: toMatches, whole: true, smallest: true },
  { ...need, state: 'matches loading', faults: 'matchHelpers:never', acts: [chooseJob, showMatches], loading: true },
  { ...need, state: 'matches failed', faults: 'matchHelpers:500', acts: [chooseJob, showMatches] },
  { ...need, state: 'not shown', acts: [...toMatches, pressText(/^Not shown/)], whole: true },
  { ...need, state: 'score', acts: [...toMatches, pressText(matchesTexts.details)] },
  { ...need, state: 'how matching works', acts: [...toMatches, press(matchesTexts.how)] },
  { ...need, state: 'longest names', scenario: 'longestNames', acts: toMatches, whole: true },
  { ...need, state: 'publish', acts: toPublish, whole: true, smallest: true },
  {
    ...need,
    state: 'publish failed',
    faults: 'createOffer:500',
    acts: [...toPublish, press(createOfferTexts.publish)],
  },
];
