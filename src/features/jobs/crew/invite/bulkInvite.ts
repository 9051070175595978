import { namePerson } from '#domain/people/personName';
import type { Candidate, CrewSlot, InvitableEmployees, Order, OrderCard } from '#generated/model';
import { findCandidateProblem, type CandidateProblem } from '../model/candidateProblem';
import type { JobInvitations, NamedInvitee } from '../model/inviteToJob';
import { getOfferedRate } from '../model/pay';
import { findOpenPosition, listOpenPositions, type Picks, toPickKey } from '../model/picks';

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
  blocked: readonly { card: OrderCard; problem: CandidateProblem }[];
};

/** The people of the branch, first the people who can be invited to the most jobs, each group best first. */
export function listPeopleForJobs(jobs: readonly JobToFill[]): PersonForJobs[] {
  const people = new Map<number, Candidate>();
  for (const { people: invitable } of jobs)
    for (const person of invitable.branch_employees)
      if (!people.has(person.employee_id)) people.set(person.employee_id, person);
  const entries = [...people.values()].map((person) => toPersonForJobs(person, jobs));
  return entries
    .filter(({ free, blocked }) => free.length > 0 || blocked.some(({ problem }) => problem !== 'noSlot'))
    .sort((one, other) => other.free.length - one.free.length || getScore(other) - getScore(one));
}

/** People without a score keep the provider's order, after those with one. */
const getScore = ({ person }: PersonForJobs) => person.fit?.score ?? -1;

function toPersonForJobs(person: Candidate, jobs: readonly JobToFill[]): PersonForJobs {
  const checked = jobs.map((job) => ({ card: job.card, problem: findProblemOnJob(person.employee_id, job) }));
  return {
    person,
    free: checked.flatMap(({ card, problem }) => (problem === undefined ? [card] : [])),
    blocked: checked.flatMap(({ card, problem }) => (problem === undefined ? [] : [{ card, problem }])),
  };
}

/** A person is no candidate for a job that needs none of their positions. */
function findProblemOnJob(employeeId: number, { slots, people }: JobToFill): CandidateProblem | undefined {
  const candidate = findCandidate(employeeId, people);
  if (!candidate) return 'noSlot';
  return findCandidateProblem(candidate, { hasOpenSlot: listOpenPositions(candidate.positions, slots).length > 0 });
}

const findCandidate = (employeeId: number, { branch_employees }: InvitableEmployees) =>
  branch_employees.find(({ employee_id }) => employee_id === employeeId);

export type InviteChoices = {
  employeeIds: readonly number[];
  /** People who are offered their usual rate where it is higher. */
  atUsualRate: readonly number[];
  message: string;
};

/** Plans the invitations to each job that takes at least one of the people. */
export function planInvitations(jobs: readonly JobToFill[], choices: InviteChoices): JobInvitations[] {
  const message = choices.message.trim();
  return jobs.flatMap((job) => {
    const people = planJob(job, choices);
    return people.length === 0 ? [] : [{ orderId: job.card.order_id, people, ...(message !== '' && { message }) }];
  });
}

function planJob(job: JobToFill, { employeeIds, atUsualRate }: InviteChoices): NamedInvitee[] {
  const picks: Record<keyof Picks, Picks[keyof Picks]> = {};
  return employeeIds.flatMap((employeeId) => {
    const candidate = findCandidate(employeeId, job.people);
    if (!candidate || findProblemOnJob(employeeId, job) !== undefined) return [];
    const position = findOpenPosition(candidate.positions, job.slots, picks);
    if (position === undefined) return [];
    const usual = candidate.hourly_rate;
    const offered = getOfferedRate(job.order.offered_rates, position, usual);
    const rate = atUsualRate.includes(employeeId) ? Math.max(usual ?? offered, offered) : offered;
    picks[toPickKey(employeeId)] = { position, rate };
    return [{ name: namePerson(candidate), invitee: { employee_id: employeeId, position, hourly_rate: rate } }];
  });
}

/** The lowest rate that a person is offered in a plan; undefined without an invitation. */
export function findLowestOffer(plan: readonly JobInvitations[], employeeId: number): number | undefined {
  const invitees = plan.flatMap(({ people }) => people.map(({ invitee }) => invitee));
  const rates = invitees.flatMap((each) => (each.employee_id === employeeId ? [each.hourly_rate] : []));
  return rates.length === 0 ? undefined : Math.min(...rates);
}
