import { addUp, type JobPart, measureJob } from '#domain/numbers/measures';
import { hasWorked } from '#domain/numbers/topHelpers';
import type { NumbersJob, NumbersJobPage } from '#generated/model';
import type { UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { getCities, toOrderNumber } from '../../presenters/orders';
import { presentPage, toPage } from '../../presenters/pages';
import type { World } from '../../world';
import { openBranch } from '../openBranch';
import { listStartedJobs, openNumbers, type StartedJob } from './startedJobs';

type Query = Context<'getNumbersJobs'>['query'];

/** The jobs that a number counts, latest first, and the number that they add up to. */
export function getNumbersJobs({ world, user, query }: Context<'getNumbersJobs'>): NumbersJobPage {
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
