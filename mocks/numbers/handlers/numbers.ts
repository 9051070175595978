import * as generated from '../../generated/handlers/numbers/numbers.msw';
import { implement } from '../../provider/http/implement';
import { addUp, measureJob, numberNames, type JobFacts, type JobPart } from '#domain/numbers/measures';
import { rankHelpers, hasWorked } from '#domain/numbers/statistics';
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
} from '#generated/model';
import { type Month, listMonths, toMonth } from '#platform/lib/time/months';
import type { Context } from '../../provider/http/context';
import type { World } from '../../provider/world';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { can } from '#domain/people/rights';
import type { BranchRow, OrderRow, UserRow } from '../../provider/store/schema';
import { throwIfRefused } from '../../provider/http/refusal';
import { listBranches } from '../../provider/access/access';
import { getJobFacts } from '../rules';
import { forbidUnless } from '../../provider/rules/refusals';
import { getCities, toOrderNumber } from '../../orders/answers/orders';
import { presentPage, toPage } from '../../provider/answers/pages';
import { openBranch } from '../../branches/handlers/openBranch';

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

/** Numbers of all branches and of each, by month. */
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
/** Zone of a company without branches. */
const anyZone = 'UTC';

/** A job that the numbers count. */
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
