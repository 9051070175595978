import { formTexts } from '../../src/features/branch/form/texts';
import { pageTexts } from '../../src/features/branch/page/texts';
import { press } from './acts';
import type { Shot } from './shot';

const screen = 'company-branch';
const dana = { screen, as: 'Dana Whitfield' } as const;

export const branchShots: readonly Shot[] = [
  { ...dana, state: 'one of them', query: 'branch=1', whole: true },
  { ...dana, state: 'new', query: 'branch=new', whole: true },
  { ...dana, state: 'new, nothing filled in', query: 'branch=new', acts: [press(formTexts.create)], whole: true },
  { ...dana, state: 'changed', query: 'branch=3&edit=1', whole: true },
  { ...dana, state: 'delete, jobs in the way', query: 'branch=1', acts: [press(pageTexts.remove)] },
  { ...dana, state: 'delete', query: 'branch=1', scenario: 'empty', acts: [press(pageTexts.remove)] },
  { ...dana, state: 'gone', query: 'branch=77' },
  { ...dana, state: 'loading', faults: 'getBranch:never', query: 'branch=2', loading: true },
  { ...dana, state: 'failed', faults: 'getBranch:500', query: 'branch=2' },
  { ...dana, state: 'areas failed', faults: 'getServingAreas:500', query: 'branch=new', whole: true },
  { ...dana, state: 'longest names', scenario: 'longestNames', query: 'branch=1', whole: true },
  { ...dana, state: 'none yet', scenario: 'noBranches' },
  { ...dana, state: 'plan limit reached', scenario: 'hundred', smallest: true },
  { ...dana, state: 'first, from sign-up', query: 'branch=new', scenario: 'noBranches' },
  { screen, as: 'Luis Ortega', state: 'manager, changed', query: 'branch=1&edit=1', whole: true },
  { screen, as: 'Priya Nair', state: 'dispatcher', query: 'branch=1' },
];
