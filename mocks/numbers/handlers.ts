import { getLaborPercent } from '#domain/money/crewPay';
import { addUp, measureJob, numberNames, type JobFacts, type JobPart } from '#domain/numbers/measures';
import { rankHelpers, hasWorked } from '#domain/numbers/statistics';
import { wasLate } from '#domain/orders/attendance';
import { crewSize } from '#domain/orders/formation';
import { countPresence, getTodayState, todayStates } from '#domain/orders/todayState';
import { can } from '#domain/people/rights';
import { getWeek } from '#domain/time/workDays';
import type {
  BranchNumbers,
  CompanyNumbers,
  DeclineCount,
  MeasuredNumber,
  NumberName,
  NumbersMonth,
  TopHelper,
  NumbersJob,
  NumbersJobPage,
  BranchOverview,
  CoverageDay,
  CrewedJobs,
  TodayJob,
} from '#generated/model';
import { OrderStatus, InvitationStatus } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { type Month, listMonths, toMonth } from '#platform/lib/time/months';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { openBranch } from '../branches/handlers/openBranch';
import { getFirstPlace } from '../crew/handlers/bookings';
import { expireDue } from '../crew/handlers/formCrew';
import { getJobEnd } from '../crew/rules/busyTimes';
import { countSlots, getJobLabor } from '../crew/rules/formation';
import * as generated from '../generated/handlers/numbers/numbers.msw';
import * as generatedOverview from '../generated/handlers/overview/overview.msw';
import { getCities, toOrderNumber } from '../orders/answers/orders';
import { getDayFacts } from '../orders/handlers/lists';
import { listBranches } from '../provider/access/access';
import { presentPage, toPage } from '../provider/answers/pages';
import type { Context } from '../provider/http/context';
import { implement } from '../provider/http/implement';
import { throwIfRefused } from '../provider/http/refusal';
import { forbidUnless } from '../provider/rules/refusals';
import type { BranchRow, OrderRow, UserRow } from '../provider/store/schema';
import type { World } from '../provider/world';
import { getJobFacts } from './rules';

type Query = Context<'getNumbersJobs'>['query'];

/** The jobs that a number counts, latest first, and the number that they add up to. */
function getNumbersJobs({ world, user, query }: Context<'getNumbersJobs'>): NumbersJobPage {
  const name = query['filter[number]'];
  const counted = listJobs(world, user, query).flatMap((job) => {
    const part = measureJob(name, narrow(job, query));
    return part ? [{ job, part }] : [];
  });
  counted.sort((a, b) => b.job.order.starts_at.localeCompare(a.job.order.starts_at));
  const number = addUp(
    name,
    counted.map(({ part }) => part),
  );
  return { ...presentPage(toPage(counted, query.page, query.per_page), (each) => presentJob(world, each)), number };
}

function listJobs(world: World, user: UserRow, query: Query): StartedJob[] {
  const { 'filter[branch_id]': branchId, 'filter[month]': month, 'filter[user_id]': person } = query;
  const open = openNumbers(world, user);
  const branches = branchId === undefined ? open.branches : [openBranch(world, user, branchId)];
  const months = open.months.filter((each) => month === undefined || each === month);
  return branches
    .flatMap(({ id }) => listStartedJobs(world, id, months))
    .filter(({ order }) => person === undefined || hasWorkedOn(order, person));
}

function hasWorkedOn({ completion }: StartedJob['order'], person: number): boolean {
  return completion?.lines.some((line) => line.user_id === person && hasWorked(line)) ?? false;
}

/** The declines of one reason alone, if the query names one. */
function narrow({ facts }: StartedJob, { 'filter[reason]': reason }: Query) {
  return reason === undefined ? facts : { ...facts, declines: facts.declines.filter((each) => each === reason) };
}

function presentJob({ tables }: World, { job: { order }, part }: { job: StartedJob; part: JobPart }): NumbersJob {
  return {
    order_id: order.id,
    number: toOrderNumber(order),
    branch_name: tables.branch.view(order.branch_id, ({ name }) => name) ?? '',
    date: order.date,
    customer_name: order.customer_name,
    customer_last_name: order.customer_last_name,
    ...getCities(order),
    ...part,
  };
}

function getCompanyNumbers({ world, user }: Context<'getCompanyNumbers'>): CompanyNumbers {
  const { branches, months } = openNumbers(world, user);
  const jobs = branches.map(({ id }) => listStartedJobs(world, id, months));
  const company = world.tables.company.view(user.company_id ?? 0, ({ name }) => name) ?? '';
  return {
    company: { branch_id: null, branch_name: company, ...addUpJobs(world, jobs.flat(), months) },
    branches: branches.map(({ id, name }, index) => ({
      branch_id: id,
      branch_name: name,
      ...addUpJobs(world, jobs[index] ?? [], months),
    })),
  };
}

type Totals = Omit<BranchNumbers, 'branch_id' | 'branch_name'>;

function addUpJobs(world: World, jobs: readonly StartedJob[], months: readonly Month[]): Totals {
  const byMonth = Map.groupBy(jobs, ({ month }) => month);
  return {
    jobs: jobs.length,
    months: months.map((month) => addUpMonth(month, byMonth.get(month) ?? [])),
    declines: countDeclines(jobs),
    top_helpers: listTopHelpers(world, jobs),
  };
}

function addUpMonth(month: Month, jobs: readonly StartedJob[]): NumbersMonth {
  const numbers = numberNames.map((name) => [
    name,
    addUp(
      name,
      jobs.flatMap(({ facts }) => measureJob(name, facts) ?? []),
    ),
  ]);
  return { month, ...(Object.fromEntries(numbers) as Record<NumberName, MeasuredNumber>) };
}

/** Most frequent reason first. */
function countDeclines(jobs: readonly StartedJob[]): DeclineCount[] {
  const byReason = Map.groupBy(
    jobs.flatMap(({ facts }) => facts.declines),
    (reason) => reason,
  );
  return [...byReason]
    .map(([reason, { length: count }]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}

function listTopHelpers({ tables }: World, jobs: readonly StartedJob[]): TopHelper[] {
  const lines = jobs.flatMap(({ order }) => order.completion?.lines ?? []);
  return rankHelpers(lines).map((total) => {
    const line = lines.findLast(({ user_id }) => user_id === total.user_id);
    return {
      ...total,
      first_name: line?.first_name ?? '',
      last_name: line?.last_name ?? '',
      avatar_url: tables.user.view(total.user_id, ({ avatar_url }) => avatar_url) ?? null,
    };
  });
}

export const numbersHandlers = implement(generated, { getCompanyNumbers, getNumbersJobs });

const shownMonths = 12;
/** Days whose open slots are counted as the next ones. */
const soonDays = 7;
/** Zone of a company without branches. */
const anyZone = 'UTC';

type StartedJob = { order: Readonly<OrderRow>; month: Month; facts: JobFacts };

/** The branches by name and the twelve months, this month last, for the owner alone. */
function openNumbers(world: World, user: UserRow): { branches: BranchRow[]; months: Month[] } {
  throwIfRefused(forbidUnless(can(user.type, 'viewNumbers')));
  const branches = listBranches(world.tables, user).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const today = todayIn(branches[0]?.timezone ?? anyZone, world.clock.now());
  return { branches, months: listMonths(today, shownMonths) };
}

/** The jobs of a branch in these months that have started and were not canceled. */
function listStartedJobs(world: World, branchId: number, months: readonly Month[]): StartedJob[] {
  const { tables } = world;
  const now = world.now();
  return tables.order.pick('branch', branchId, (order) => {
    const month = toMonth(order.date);
    const isCounted = order.closed_state !== 'cancelled' && order.starts_at <= now && months.includes(month);
    if (!isCounted) return undefined;
    const invitations = tables.invitation.viewAll('order', order.id, (invitation) => invitation);
    return { order, month, facts: getJobFacts(order, invitations) };
  });
}

// Overview ------------------------------------------------------------------------------------------------------------

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

export const overviewHandlers = implement(generatedOverview, { getOverview });

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
  const [required, accepted] = [crewSize(order.crew_requirements), crew.length];
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
