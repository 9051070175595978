import type { Page } from '@playwright/test';
import { shellTexts } from '../../src/app/shell/texts';
import { searchTexts } from '../../src/features/search/texts';
import { inboxTexts } from '../../mocks/panel/inboxTexts';
import { openMenu, press, expectText } from './acts';
import type { Act, Shot } from './shot';

const menu = [openMenu];
const companyMenu = { wide: menu, narrow: [press(shellTexts.menu), expectText(shellTexts.logout)] };
const company = { screen: 'company-activity', acts: companyMenu } as const;
const helper = { screen: 'helper-job', acts: menu } as const;

const search = { screen: 'company-activity', as: 'Dana Whitfield' } as const;
const field = (page: Page) => page.getByRole('combobox', { name: shellTexts.search });
const typeSearch =
  (text: string): Act =>
  async (page) => {
    await field(page).fill(text);
    await field(page).press('Enter');
  };
const expectOption: Act = (page) => page.getByRole('option').first().waitFor();
/** Opens the search, in the header or as a sheet on a phone. */
const openSearch = (...then: readonly Act[]) => ({
  wide: [(page: Page) => field(page).click(), ...then],
  narrow: [press(shellTexts.search), ...then],
});
const searchFor = (text: string) => openSearch(typeSearch(text), expectOption);

/** Menus, drawers, and everything that is on every page. */
export const shellShots: readonly Shot[] = [
  { ...company, as: 'Dana Whitfield', state: 'menu open' },
  { ...search, state: 'search open', acts: searchFor(''), smallest: true },
  { ...search, state: 'search results', acts: searchFor('mesa') },
  {
    ...search,
    state: 'search results, all branches',
    acts: openSearch(press(searchTexts.allBranches), typeSearch('las vegas'), expectOption),
  },
  { ...search, state: 'search, one character', acts: openSearch(typeSearch('m'), expectText(searchTexts.tooShort)) },
  {
    ...search,
    state: 'search, no matches',
    acts: openSearch(typeSearch('zzzz'), expectText(searchTexts.nothing('zzzz'))),
  },
  { ...search, state: 'search, longest names', scenario: 'longestNames', acts: searchFor('') },
  { ...search, state: 'search failed', faults: 'searchBranch:500', acts: openSearch(expectText(searchTexts.failed)) },
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
