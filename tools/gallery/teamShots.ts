import { inviteTexts } from '../../src/features/jobs/crew/invite/texts';
import { listTexts } from '../../src/features/team/list/texts';
import { removeTexts } from '../../src/features/team/remove/texts';
import { fill, press, pressText, expectText } from './acts';
import type { Act, Shot } from './shot';

const as = 'Dana Whitfield';
const team = { screen: 'company-team', as } as const;
const drivers = { screen: 'company-team-drivers', as } as const;
const requested = { screen: 'company-team-requested', as } as const;

const more = press(/^More for Marcus Reed/);
const anyone = press(/^More for/);
const invite = pressText(listTexts.invite);
const askToInvite = [more, invite];
const toInvite = [...askToInvite, expectText(inviteTexts.choose)];
const toJob = press(/^Choose #/);
const rate = press(/^Change the rate of/);
const calendar: Act = (page) => page.getByRole('grid').first().waitFor();
const enter: Act = (page) => page.keyboard.press('Enter');
const typedRate = (amount: string) => [rate, fill(/^Hourly rate/, amount), enter];

export const teamShots: readonly Shot[] = [
  { ...team, state: 'whole', whole: true },
  { ...team, state: 'loading', faults: 'getEmployees:never', loading: true },
  { ...team, state: 'failed', faults: 'getEmployees:500' },
  { ...team, state: 'numbers failed', faults: 'getTeamSummary:500' },
  { ...team, state: 'not allowed', faults: 'getEmployees:403' },
  { ...team, state: 'no branch', as: 'Hank Boyd' },
  { ...team, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...team, state: 'hundred', scenario: 'hundred', query: 'page=2', whole: true },
  { ...team, state: 'filtered', query: 'position=3&employment=helper&on=2030-01-07&language=es&status=active' },
  { ...team, state: 'no one matches', query: 'search=zzz' },
  { ...team, state: 'expiring documents', query: 'documents=expiring' },
  { ...team, state: 'choosing a position', acts: [press(listTexts.position)] },
  { ...team, state: 'choosing a day', acts: [press(listTexts.availableOn), calendar] },
  { ...team, state: 'menu of one', query: 'search=marcus', acts: [more] },
  { ...team, state: 'changing a rate', acts: [rate] },
  { ...team, state: 'rate below the least', acts: typedRate('12') },
  { ...team, state: 'rate not saved', faults: 'changeEmployeeTerms:500', acts: typedRate('27.5') },
  { ...team, state: 'invite to which job', query: 'search=marcus', acts: toInvite },
  {
    ...team,
    state: 'invite to a job',
    query: 'search=marcus',
    acts: [...toInvite, toJob, expectText(inviteTexts.message)],
  },
  { ...team, state: 'invite, jobs failed', query: 'search=marcus', faults: 'getOrders:500', acts: askToInvite },
  {
    ...team,
    state: 'invite, no job',
    scenario: 'empty',
    query: 'search=marcus',
    acts: [...askToInvite, expectText(inviteTexts.none)],
  },
  {
    ...team,
    state: 'invite, longest names',
    scenario: 'longestNames',
    acts: [anyone, invite, expectText(inviteTexts.choose)],
  },
  {
    ...team,
    state: 'asked before removing',
    query: 'search=marcus',
    acts: [more, pressText(listTexts.remove), expectText(removeTexts.kept)],
  },
  {
    ...team,
    state: 'removing, jobs unknown',
    query: 'search=marcus',
    faults: 'getEmployee:500',
    acts: [more, pressText(listTexts.remove), expectText(removeTexts.failed)],
  },
  { ...team, state: 'dispatcher', as: 'Priya Nair' },
  { ...drivers, state: 'dispatcher, menu', as: 'Priya Nair', acts: [press(/^More for/)] },
  { ...drivers, state: 'no one', query: 'rated=1&language=other' },
  { ...requested, state: 'loading', faults: 'getBranchInvitations:never', loading: true },
  { ...requested, state: 'failed', faults: 'getBranchInvitations:500' },
  { ...requested, state: 'not allowed', faults: 'getBranchInvitations:403' },
  { ...requested, state: 'empty', scenario: 'empty' },
  { ...requested, state: 'longest names', scenario: 'longestNames', whole: true },
  { ...requested, state: 'rejected', query: 'answer=rejected', whole: true },
  { ...requested, state: 'canceled', query: 'answer=cancelled', whole: true },
  {
    ...requested,
    state: 'canceled, can be undone',
    alone: true,
    acts: [press(/^Withdraw invitation/), expectText('Undo')],
  },
];
