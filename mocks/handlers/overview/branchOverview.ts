import { soonDays } from '#domain/orders/coverage';
import { can } from '#domain/people/rights';
import { OrderStatus } from '#generated/model/codes';
import type { BranchOverview, CoverageDay, CrewedJobs } from '#generated/model';
import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { BranchRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { listBranches } from '../../rules/access/membership';
import { countSlots } from '../../rules/crew/capacity';
import { forbidUnless } from '../../rules/refusals';
import { getWeek } from '../../rules/team/team';
import type { World } from '../../world';
import { expireDue } from '../crew/formCrew';
import { openBranch } from '../openBranch';
import { getDayFacts } from '../orders/dayFacts';
import { listJobsOn } from './jobsOfDay';
import { sumLabor, toLaborShare } from './laborOfDays';
import { countLateOn, listTodayJobs } from './todayJobs';

/** Days of the coverage strip and of each trend. */
const shownDays = 14;

/** Today and the next two weeks of a branch, or of all branches for the owner. */
export function getOverview({ world, user, params, query }: Context<'getOverview'>): BranchOverview {
  const branch = openBranch(world, user, params.id);
  const isWhole = query.scope === 'company';
  if (isWhole) throwIfRefused(forbidUnless(can(user.type, 'viewBranchesTogether')));
  expireDue(world);
  const branches = isWhole ? listBranches(world.tables, user) : [branch];
  const today = todayIn(branch.timezone, world.clock.now());
  const ahead = listDays(today);
  const past = listDays(addDays(today, 1 - shownDays));
  const coverage = ahead.map((date) => getCoverage(world, branches, date));
  const openSlots = coverage.map(({ positions }) => sum(positions.map(({ open }) => open)));
  const jobs = listTodayJobs(world, branches, today);
  return {
    today,
    crewed_jobs: countCrewed(world, branches, ahead),
    open_slots: { slots: sum(openSlots.slice(0, soonDays)), days: openSlots },
    people: {
      on_my_way: sum(jobs.map(({ on_my_way }) => on_my_way)),
      late: sum(jobs.map(({ late }) => late)),
      late_days: past.map((date) => countLateOn(world, branches, date)),
    },
    labor: getLabor(world, branches, { today, past }),
    coverage,
    jobs,
  };
}

function listDays(first: string): string[] {
  return Array.from({ length: shownDays }, (_, offset) => addDays(first, offset));
}

/** The same counts as the calendar's, of all branches together. */
function getCoverage(world: World, branches: readonly BranchRow[], date: string): CoverageDay {
  const facts = branches.map(({ id }) => getDayFacts(world, id, date));
  const lines = countSlots({
    needs: facts.flatMap(({ needs }) => needs),
    booked: facts.flatMap(({ booked }) => booked),
    open: facts.flatMap(({ open }) => open),
  });
  return { date, positions: lines.map(({ booked, ...line }) => ({ ...line, accepted: booked })) };
}

function countCrewed(world: World, branches: readonly BranchRow[], days: readonly string[]): CrewedJobs {
  const open = days.map((date) =>
    listJobsOn(world, branches, date).filter(({ closed_state }) => closed_state === null),
  );
  const crewed = open.map((jobs) => jobs.filter(({ status }) => status === OrderStatus.formed).length);
  return { crewed: crewed[0] ?? 0, jobs: open[0]?.length ?? 0, days: crewed };
}

type Days = { today: string; past: readonly string[] };

function getLabor(world: World, branches: readonly BranchRow[], { today, past }: Days): BranchOverview['labor'] {
  const { from, to } = getWeek(today);
  const week = Array.from({ length: soonDays }, (_, offset) => addDays(from, offset));
  return {
    ...toLaborShare(sumLabor(world, branches, week)),
    date_from: from,
    date_to: to,
    days: past.map((date) => toLaborShare(sumLabor(world, branches, [date])).percent),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
