import {
  type PlanInput,
  type PlanPerson,
  type CrewPlan,
  type KeptSlots,
  listPlanSlots,
  type SlotKey,
  toSlotKey,
} from '#domain/crewPlan/crewPlan';
import { countOpen } from '#domain/orders/openSlots';
import { fitLimits } from '#domain/outsource/fitScore';
import { getWeekday } from '#domain/people/availability';
import { namePerson } from '#domain/people/personName';
import { listWorkDays } from '#domain/time/workDays';
import type {
  Candidate,
  CrewPlanJob,
  CrewSlot,
  InvitableEmployees,
  Order,
  OrderCard,
  PositionCode,
} from '#generated/model';
import { Weekday } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { isInvited } from '../model/candidateProblem';
import type { InviteResult } from '../model/inviteToJob';
import { getPayTerms, type OfferedRates, type PayTerms, getOfferedRate } from '../model/pay';

/** Reason the plan skips a person who can still be invited by hand. */
export type SkipReason = 'invited' | 'declined' | 'busy' | 'off' | 'far';

const maxMiles = fitLimits.radius;

/**
 * The reason the plan skips a candidate; null if it may propose them. Stricter than `findCandidateProblem`: a dispatcher
 * may invite someone with a pending invitation elsewhere, a short drive time or a day off.
 */
export function findSkipReason(candidate: Candidate): SkipReason | null {
  const { invitation_status, conflicts, availability, distance_miles } = candidate;
  if (isInvited(candidate)) return 'invited';
  if (invitation_status !== null) return 'declined';
  if (conflicts.some(({ severity, order_id }) => severity === 'hard' || order_id !== null)) return 'busy';
  if (availability === 'unavailable') return 'off';
  return distance_miles !== null && distance_miles > maxMiles ? 'far' : null;
}

/** The jobs and people as the plan needs them. */
export function toPlanInput(jobs: readonly BuildJob[]): PlanInput {
  return {
    jobs: jobs.map(({ order, slots, clashes, candidates }) => ({
      id: order.order_id,
      open: slots.map((slot) => ({ position: slot.position, count: countOpen(slot) })),
      hours: getHoursByWeek(order),
      clashes,
      candidates: candidates
        .filter((each) => findSkipReason(each) === null)
        // Without a score the provider's order decides.
        .map(({ employee_id, positions, fit }) => ({ personId: employee_id, positions, score: fit?.score ?? 0 })),
    })),
    people: listPeople(jobs),
  };
}

/** Everyone once, with the hours of all weeks that are known. */
function listPeople(jobs: readonly BuildJob[]): PlanPerson[] {
  const hours = new Map<number, Record<string, number>>();
  for (const { candidates } of jobs) {
    for (const { employee_id, job_weeks = [] } of candidates) {
      const known = hours.get(employee_id) ?? {};
      for (const week of job_weeks) known[week.monday] = week.hours;
      hours.set(employee_id, known);
    }
  }
  return [...hours].map(([id, weeks]) => ({ id, hours: weeks })).sort((one, other) => one.id - other.id);
}

/** Nothing for a job whose days or hours are not known. */
function getHoursByWeek({ date, end_date, estimated_hours }: BuildJob['order']): Record<string, number> {
  const hours: Record<string, number> = {};
  if (date === null || estimated_hours === null) return hours;
  for (const day of listWorkDays({ date, end_date })) {
    const monday = addDays(day, -weekdays.indexOf(getWeekday(day)));
    hours[monday] = (hours[monday] ?? 0) + estimated_hours;
  }
  return hours;
}

const weekdays = Object.values(Weekday);

type Head =
  | ('order_id' | 'number' | 'customer_name' | 'customer_last_name' | 'date' | 'end_date')
  | ('arrival_window' | 'starts_at' | 'timezone' | 'estimated_hours' | 'status' | 'closed_state');

/** A job whose crew is built, with everything that needs. */
export type BuildJob = {
  order: Pick<OrderCard, Head>;
  /** Missing where the page shows it already. */
  route?: Pick<OrderCard, 'city_from' | 'city_to' | 'pick_up_address' | 'destination_address' | 'stops_count'>;
  slots: readonly CrewSlot[];
  offeredRates: OfferedRates | null;
  /** Null if a part of the pay is not known. */
  pay: PayTerms | null;
  /** Jobs that one person cannot do as well. */
  clashes: readonly number[];
  /** People of the branch, best first. */
  candidates: readonly Candidate[];
};

/** A single job, from the calls that every provider has. */
export function toBuildJob(order: Order, slots: readonly CrewSlot[], people: InvitableEmployees): BuildJob {
  return {
    order,
    slots,
    offeredRates: order.offered_rates,
    pay: getPayTerms(order, order),
    clashes: [],
    candidates: people.branch_employees,
  };
}

/** One of several jobs. */
export function toPlannedJob(job: CrewPlanJob): BuildJob {
  const { order, slots, clashes, candidates } = job;
  const { offered_rates: offeredRates } = job;
  return { order, route: order, slots, offeredRates, pay: getPayTerms(order, job), clashes, candidates };
}

/** A person proposed for a slot and not invited yet. */
export type SlotDraft = {
  /** Null for a slot that is left open by hand. */
  employeeId: number | null;
  /** Shown when the person can no longer be read. */
  name: string;
  /** Cents per hour. */
  rate: number;
  /** Chosen by hand: stays when the crew is built again. */
  isKept: boolean;
};

export type SlotDrafts = Readonly<Record<SlotKey, SlotDraft>>;

/** Writes a plan as drafts. The drafts in `kept` stay as they are. */
export function toDrafts(jobs: readonly BuildJob[], plan: CrewPlan, kept: SlotDrafts = {}): SlotDrafts {
  const drafts: Record<SlotKey, SlotDraft> = { ...kept };
  for (const job of jobs) {
    for (const slot of listPlanSlots([toSlots(job)])) {
      const key = toSlotKey(slot);
      const employeeId = plan[key];
      const draft = employeeId === undefined ? undefined : createDraft(job, slot.position, employeeId);
      if (draft && !kept[key]) drafts[key] = draft;
    }
  }
  return drafts;
}

/** A draft at the rate that the job offers. */
export function createDraft(job: BuildJob, position: PositionCode, employeeId: number): SlotDraft | undefined {
  const candidate = job.candidates.find(({ employee_id }) => employee_id === employeeId);
  if (!candidate) return undefined;
  const rate = getOfferedRate(job.offeredRates, position, candidate.hourly_rate);
  return { employeeId, name: namePerson(candidate), rate, isKept: false };
}

export function toKeptSlots(kept: SlotDrafts): KeptSlots {
  return Object.fromEntries(Object.entries(kept).map(([key, { employeeId }]) => [key, employeeId]));
}

/** The drafts without the people who are invited to the job now. */
export function withoutSent(drafts: SlotDrafts, { orderId, invited }: InviteResult): SlotDrafts {
  const isSent = ([key, { employeeId }]: [string, SlotDraft]) =>
    key.startsWith(`${orderId}-`) && employeeId !== null && invited.includes(employeeId);
  return Object.fromEntries(Object.entries(drafts).filter((entry) => !isSent(entry)));
}

/** The drafts of the device; none if they are of an older version. */
export function readDrafts(value: unknown): SlotDrafts {
  return isDrafts(value) ? value : {};
}

function isDrafts(value: unknown): value is SlotDrafts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([key, each]: [string, unknown]) =>
        /^\d+-\d+-\d+$/.test(key) && typeof each === 'object' && each !== null && 'employeeId' in each,
    )
  );
}

function toSlots({ order, slots }: BuildJob) {
  return { id: order.order_id, open: slots.map(({ position, required }) => ({ position, count: required })) };
}
