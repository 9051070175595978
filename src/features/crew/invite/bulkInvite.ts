import type { Candidate, CrewSlot, InvitableEmployees, InviteRequest, Order, OrderCard } from '#generated/model';
import { type Barrier, findBarrier } from '../candidates/barrier';
import { findOpenPosition, getOfferedRate, listOpenPositions, type Picks, toInviteRequest, toPickKey } from '../picks';

/** A selected job with everything that inviting people to it needs. */
export type JobToFill = {
  card: OrderCard;
  order: Pick<Order, 'offered_rates'>;
  slots: readonly CrewSlot[];
  people: InvitableEmployees;
};

export type PersonForJobs = {
  person: Candidate;
  /** The jobs they can be invited to, and the others with the reason. */
  free: readonly OrderCard[];
  blocked: readonly { card: OrderCard; obstacle: Barrier }[];
};

/** The people of the branch, first the people who can be invited to the most jobs, each group best first. */
export function listPeopleForJobs(jobs: readonly JobToFill[]): PersonForJobs[] {
  const people = new Map<number, Candidate>();
  for (const { people: invitable } of jobs)
    for (const person of invitable.branch_employees)
      if (!people.has(person.employee_id)) people.set(person.employee_id, person);
  const entries = [...people.values()].map((person) => toPersonForJobs(person, jobs));
  return entries
    .filter(({ free, blocked }) => free.length > 0 || blocked.some(({ obstacle }) => obstacle !== 'noSlot'))
    .sort((one, other) => other.free.length - one.free.length || other.person.fit.score - one.person.fit.score);
}

function toPersonForJobs(person: Candidate, jobs: readonly JobToFill[]): PersonForJobs {
  const checked = jobs.map((job) => ({ card: job.card, obstacle: findObstacle(person.employee_id, job) }));
  return {
    person,
    free: checked.flatMap(({ card, obstacle }) => (obstacle === undefined ? [card] : [])),
    blocked: checked.flatMap(({ card, obstacle }) => (obstacle === undefined ? [] : [{ card, obstacle }])),
  };
}

function findObstacle(employeeId: number, { slots, people }: JobToFill): Barrier | undefined {
  const candidate = findCandidate(employeeId, people);
  if (!candidate) return 'noSlot';
  return findBarrier(candidate, listOpenPositions(candidate.positions, slots).length > 0);
}

const findCandidate = (employeeId: number, { branch_employees }: InvitableEmployees) =>
  branch_employees.find(({ employee_id }) => employee_id === employeeId);

/** One call for each job that takes at least one of the people. */
export type PlannedInvite = { card: OrderCard; request: InviteRequest };

export type InvitePlan = {
  employeeIds: readonly number[];
  /** People who are offered their own rate where it is higher. */
  atOwnRate: readonly number[];
  message: string;
};

/** Plans the invitations: person, job and position, at the rate that the job offers or at their own. */
export function planInvites(
  jobs: readonly JobToFill[],
  { employeeIds, atOwnRate, message }: InvitePlan,
): PlannedInvite[] {
  return jobs.flatMap((job) => {
    const picks = pickPeople(job, employeeIds, atOwnRate);
    return Object.keys(picks).length === 0 ? [] : [{ card: job.card, request: toInviteRequest(picks, message) }];
  });
}

/** The lowest rate that a person is offered in a plan; undefined without an invitation. */
export function findLowestOffer(plan: readonly PlannedInvite[], employeeId: number): number | undefined {
  const rates = plan.flatMap(({ request }) =>
    request.employees.flatMap(({ employee_id, hourly_rate }) => (employee_id === employeeId ? [hourly_rate] : [])),
  );
  return rates.length === 0 ? undefined : Math.min(...rates);
}

function pickPeople(job: JobToFill, employeeIds: readonly number[], atOwnRate: readonly number[]): Picks {
  let picks: Picks = {};
  for (const employeeId of employeeIds) {
    const candidate = findCandidate(employeeId, job.people);
    if (!candidate || findObstacle(employeeId, job) !== undefined) continue;
    const position = findOpenPosition(candidate.positions, job.slots, picks);
    if (position === undefined) continue;
    const own = candidate.hourly_rate;
    const offered = getOfferedRate(job.order.offered_rates, position, own);
    const rate = atOwnRate.includes(employeeId) ? Math.max(own, offered) : offered;
    picks = Object.assign({ ...picks }, { [toPickKey(employeeId)]: { position, rate } });
  }
  return picks;
}
