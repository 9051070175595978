import * as generated from '../../generated/handlers/overview/overview.msw';
import { implement } from '../../provider/http/implement';
import { soonDays } from '#domain/orders/coverage';
import { can } from '#domain/people/rights';
import { OrderStatus, InvitationStatus } from '#generated/model/codes';
import type { BranchOverview, CoverageDay, CrewedJobs, TodayJob } from '#generated/model';
import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { BranchRow, OrderRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { listBranches } from '../../provider/access/access';
import { countSlots, getJobLabor, getCrewSize } from '../../crew/rules/formation';
import { forbidUnless } from '../../provider/rules/refusals';
import { getWeek } from '../../team/rules/team';
import type { World } from '../../provider/world';
import { expireDue } from '../../crew/handlers/formCrew';
import { openBranch } from '../../branches/handlers/openBranch';
import { getDayFacts } from '../../orders/handlers/lists';
import { getLaborPercent } from '#domain/money/crewPay';
import { wasLate } from '#domain/orders/attendance';
import { countPresence, getTodayState, todayStates } from '#domain/orders/todayState';
import { getCities, toOrderNumber } from '../../orders/answers/orders';
import { getJobEnd } from '../../crew/rules/busyTimes';
import { getFirstPlace } from '../../crew/handlers/bookings';

/** Days of the coverage strip and of each trend. */
const shownDays = 14;

/** Today and the next two weeks of a branch, or of all branches for the owner. */
function getOverview({ world, user, params, query }: Context<'getOverview'>): BranchOverview {
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

export const overviewHandlers = implement(generated, { getOverview });

/** The jobs of a local day that are not canceled, of these branches. Rows are not copied. */
function listJobsOn({ tables }: World, branches: readonly BranchRow[], date: string): Readonly<OrderRow>[] {
  const ids = new Set(branches.map(({ id }) => id));
  return tables.order.viewAll('workDay', date, (order) => order).filter(({ branch_id }) => ids.has(branch_id));
}

/** Cents. */
type Labor = { labor: number; quotes: number };

/** Labor and quotes of the jobs that begin on these days and have a quote. An estimate counts with its highest rates. */
function sumLabor(world: World, branches: readonly BranchRow[], days: readonly string[]): Labor {
  const jobs = days.flatMap((date) => listJobsOn(world, branches, date).filter((job) => job.date === date));
  return jobs.reduce<Labor>(
    (total, job) => {
      if (job.customer_quote === null || job.customer_quote <= 0) return total;
      const cost = getJobLabor(job, world.tables.invitation.by('order', job.id));
      return { labor: total.labor + cost, quotes: total.quotes + job.customer_quote };
    },
    { labor: 0, quotes: 0 },
  );
}

function toLaborShare({ labor, quotes }: Labor) {
  return { labor, quotes, percent: getLaborPercent(labor, quotes) };
}

/** The jobs of today by urgency, then by start. */
function listTodayJobs(world: World, branches: readonly BranchRow[], today: string): TodayJob[] {
  const jobs = listJobsOn(world, branches, today).map((order) => ({
    startsAt: order.starts_at,
    job: presentTodayJob(world, order),
  }));
  const rank = ({ job }: { job: TodayJob }) => todayStates.indexOf(job.state);
  return jobs
    .toSorted((one, other) => rank(one) - rank(other) || one.startsAt.localeCompare(other.startsAt))
    .map(({ job }) => job);
}

function presentTodayJob(world: World, order: Readonly<OrderRow>): TodayJob {
  const { tables, clock } = world;
  const { id, branch_id, closed_state, customer_name, customer_last_name, arrival_window } = order;
  const { name, timezone } = tables.branch.require(branch_id);
  const crew = listCrew(world, id);
  const job = { ...order, timezone, ends_at: getJobEnd(order, timezone) };
  const presence = countPresence(job, closed_state === null ? crew : [], clock.now());
  const [required, accepted] = [getCrewSize(order.crew_requirements), crew.length];
  return {
    order_id: id,
    number: toOrderNumber(order),
    branch_name: name,
    customer_name,
    customer_last_name,
    ...getCities(order),
    arrival_window,
    ...getFirstPlace(world, order),
    state: getTodayState({ closed_state, isOver: clock.now() >= new Date(job.ends_at), required, accepted, presence }),
    required,
    accepted,
    on_my_way: presence.on_my_way,
    late: presence.late,
  };
}

/** The reported steps and the announced delay of each person who accepted. */
function listCrew({ tables }: World, orderId: number) {
  return tables.invitation
    .viewAll('order', orderId, ({ status, attendance, running_late }) =>
      status === InvitationStatus.accepted ? [{ status, attendance, running_late }] : [],
    )
    .flat();
}

/** People who checked in late on a day, or were marked as a no-show. */
function countLateOn(world: World, branches: readonly BranchRow[], date: string): number {
  return listJobsOn(world, branches, date).reduce((count, order) => {
    const { timezone } = world.tables.branch.require(order.branch_id);
    const job = { ...order, timezone, ends_at: getJobEnd(order, timezone) };
    const absent = order.completion?.lines.filter(({ no_show }) => no_show).length ?? 0;
    return count + absent + listCrew(world, order.id).filter(({ attendance }) => wasLate(job, attendance, date)).length;
  }, 0);
}
