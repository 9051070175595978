import type { PlanInput, PlanPerson } from '#domain/crewPlan/crewPlan';
import { countOpen } from '#domain/orders/openSlots';
import { fitLimits } from '#domain/outsource/fitWeights';
import { listWorkDays } from '#domain/time/workDays';
import { addDays } from '#platform/lib/time/dates';
import { getWeekday } from '#domain/people/availability';
import type { Candidate } from '#generated/model';
import { Weekday } from '#generated/model/codes';
import { isInvited } from '../model/candidateProblem';
import type { BuildJob } from './buildJob';

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
