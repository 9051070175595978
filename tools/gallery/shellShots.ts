import { shellTexts } from '../../src/app/shell/texts';
import { inboxTexts } from '../../mocks/panel/inboxTexts';
import { openMenu, press, expectText } from './acts';
import type { Shot } from './shot';

const menu = [openMenu];
const companyMenu = { wide: menu, narrow: [press(shellTexts.menu), expectText(shellTexts.logout)] };
const company = { screen: 'company-activity', acts: companyMenu } as const;
const helper = { screen: 'helper-job', acts: menu } as const;

/** Menus, drawers, and everything that is on every page. */
export const shellShots: readonly Shot[] = [
  { ...company, as: 'Dana Whitfield', state: 'menu open' },
  { ...company, as: 'Luis Ortega', state: 'menu of a manager' },
  { ...company, as: 'Hank Boyd', state: 'menu of a manager without branches' },
  { ...company, as: 'Dana Whitfield', state: 'menu, no branches', scenario: 'noBranches' },
  { ...company, as: 'Dana Whitfield', state: 'menu, longest names', scenario: 'longestNames' },
  { ...company, as: 'Dana Whitfield', state: 'menu, all branches the plan allows', scenario: 'hundred' },
  { ...helper, as: 'Marcus Reed', state: 'menu open' },
  { ...helper, as: 'Marcus Reed', state: 'menu, longest names', scenario: 'longestNames' },
  { ...helper, as: 'Sofia Delgado', state: 'menu in Spanish' },
  { screen: 'helper-job', as: 'Luis Ortega', state: 'manager as a helper, menu open', acts: menu },
  {
    screen: 'company-activity',
    as: 'Dana Whitfield',
    state: 'demo inbox, no messages',
    acts: [press(inboxTexts.short), expectText(inboxTexts.empty)],
  },
];
