import { addUp, measureJob, numberNames } from '#domain/numbers/measures';
import { rankHelpers } from '#domain/numbers/topHelpers';
import type {
  BranchNumbers,
  CompanyNumbers,
  DeclineCount,
  MeasuredNumber,
  NumberName,
  NumbersMonth,
  TopHelper,
} from '#generated/model';
import type { Month } from '#platform/lib/time/months';
import type { Context } from '../../http/context';
import type { World } from '../../world';
import { listStartedJobs, openNumbers, type StartedJob } from './startedJobs';

/** Numbers of all branches and of each, by month. */
export function getCompanyNumbers({ world, user }: Context<'getCompanyNumbers'>): CompanyNumbers {
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
