import type { CoverageLine } from '#generated/model';
import { counted } from '#platform/lib/text';

const people = { one: 'person', other: 'people' };

export const todayTexts = {
  title: 'Today',
  panel: 'Today in numbers',
  numbers: 'Today’s numbers',
  months: 'Numbers by month',
  failed: 'Couldn’t load today’s numbers.',
  scope: 'Branches',
  thisBranch: 'This branch',
  allBranches: 'All branches',
  crewed: 'Crewed jobs today',
  openSlots: 'Open slots, next 7 days',
  onWay: 'On the way',
  lateNow: 'Late now',
  people: (count: number) => counted(count, people),
  alsoOnWay: (count: number) => `+ ${count} on the way`,
  labor: 'Labor cost, % of quotes',
  of: (count: number) => `of ${count}`,
  none: '–',
  percent: (value: number) => `${value}%`,
  quiet: 'A quiet branch: nothing needs action, and no jobs in the next 14 days.',
  coverage: 'Next 14 days: accepted / needed',
  legend: { full: 'Filled', invited: 'Invites out', partial: 'Short', empty: 'Empty' },
  slots: (accepted: number, needed: number) => `${accepted}/${needed}`,
  day: (day: string, lines: readonly string[]) => `${day}: ${lines.length === 0 ? 'no jobs' : lines.join(', ')}`,
  line: (position: string, { accepted, needed, open }: CoverageLine) =>
    `${position} ${accepted} of ${needed} filled, ${open} open`,
  jobs: 'Jobs today',
  map: 'Map of today’s jobs',
  crew: (accepted: number, required: number) => `${accepted} of ${counted(required, people)}`,
  states: {
    late: 'Late',
    needs_crew: 'Needs crew',
    on_my_way: 'On the way',
    over: 'Ended',
    working: 'Working',
    ready: 'Crew ready',
    done: 'Done',
  },
  pin: (number: string, state: string) => `Job ${number}: ${state}`,
};
