import { readSeededPeople } from '../../tests/kit/seededPeople';
import { findTexts } from '../../src/features/team/find/texts';
import { memberTexts } from '../../src/features/team/member/texts';
import { labels } from '../../src/features/team/labels';
import { fill, press, expectText, type } from './acts';
import type { Act, Shot } from './shot';

const create = { screen: 'company-team-create', as: 'Dana Whitfield' } as const;
const edit = { screen: 'company-team-edit', as: 'Dana Whitfield' } as const;
const find = { screen: 'company-team-requested', as: 'Dana Whitfield', query: 'find=1' } as const;

/** A helper who takes jobs and has neither a request from the branch nor a membership. */
const [person] = readSeededPeople([71]);
const helper = { name: `${person.first_name} ${person.last_name.slice(0, 1)}.`, email: person.email };

const someone: readonly Act[] = [
  fill(/^First name/, person.first_name),
  fill(/^Last name/, person.last_name),
  fill(/^Email/, helper.email),
  type(/^Phone/, '6025550177'),
  press(labels.position[3], 'checkbox'),
  fill(/^Hourly rate/, '24'),
  press(memberTexts.create),
  expectText(memberTexts.inviteWhy),
];
const inviteOpened: readonly Act[] = [press(findTexts.inviteName(helper.name)), expectText(findTexts.message)];

/** The member form, and finding and inviting helpers. */
export const memberShots: readonly Shot[] = [
  { ...create, state: 'whole', whole: true },
  { ...create, state: 'nothing filled in', whole: true, acts: [press(memberTexts.create)] },
  {
    ...create,
    state: 'foreman and driver, with a license',
    whole: true,
    acts: [
      press(labels.position[4], 'checkbox'),
      async (page) => {
        await page.getByLabel(/^Class/).selectOption({ label: labels.licenseClass.B });
      },
    ],
  },
  { ...create, state: 'a helper already', acts: someone },
  { ...create, state: 'office', as: 'Priya Nair', whole: true },
  { ...create, state: 'loading', faults: 'getBranch:never', loading: true },
  { ...create, state: 'failed', faults: 'getBranch:500' },
  { ...edit, state: 'whole', whole: true },
  { ...edit, state: 'office', as: 'Priya Nair', whole: true },
  { ...edit, state: 'loading', faults: 'getEmployee:never', loading: true },
  { ...edit, state: 'gone', faults: 'getEmployee:404' },
  { ...edit, state: 'failed', faults: 'getEmployee:500' },
  { ...edit, state: 'not allowed', faults: 'getEmployee:403' },
  { ...edit, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...find, state: 'find helpers' },
  { ...find, state: 'find helpers, invite', query: `find=1&search=${person.first_name}`, acts: inviteOpened },
  { ...find, state: 'find helpers, no one', query: 'find=1&search=zzz' },
  { ...find, state: 'find helpers, loading', faults: 'searchHelpersGlobally:never', loading: true },
  { ...find, state: 'find helpers, failed', faults: 'searchHelpersGlobally:500' },
  { ...find, state: 'find helpers, not allowed', faults: 'searchHelpersGlobally:403' },
  { ...find, state: 'find helpers, longest names', scenario: 'longestNames' },
];
