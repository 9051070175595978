import { isOpenInvitation } from '#domain/orders/statuses';
import { listWorkDays } from '#domain/time/workDays';
import { InvitationStatus } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { toInstant } from '#platform/lib/time/zonedTimes';
import type { World } from '../../world';
import { toSpan } from './orderCrews';
import { addQuote } from './orderForms';
import type { Plan } from './orderPlans';

const firstBranch = 1;

/**
 * Makes some upcoming jobs of the first branch longer: one with a crew lasts two days, one that still needs a crew lasts
 * three, and an evening job lasts past midnight. Draws nothing at random, so all other jobs stay as they are.
 */
export function planLongJobs({ clock }: World, plans: readonly Plan[]): void {
  const now = clock.now().getTime();
  const upcoming = plans
    .filter(({ branch, closed, span }) => branch.id === firstBranch && closed === null && span.from > now)
    .toSorted((a, b) => a.span.from - b.span.from);
  const crewed = upcoming.find((plan) => hasCrew(plan) && isCrewFree(plans, plan, 2));
  if (crewed) extend(crewed, 2);
  const [long, evening] = upcoming.filter(({ invitations }) => invitations.length === 0).slice(2);
  if (long) extend(long, 3);
  if (evening) moveToEvening(evening);
}

function hasCrew({ invitations, form }: Plan): boolean {
  const accepted = invitations.filter(({ status }) => status === InvitationStatus.accepted).length;
  return accepted === form.crew_requirements.reduce((sum, { count }) => sum + count, 0);
}

/** Checks whether no one on the crew has another job or invitation on the days that are added. */
function isCrewFree(plans: readonly Plan[], plan: Plan, days: number): boolean {
  const added = new Set(listWorkDays(toDays(plan, days)).slice(1));
  const crew = new Set(listPeople(plan));
  return !plans.some((other) => added.has(other.form.date) && listPeople(other).some((id) => crew.has(id)));
}

function listPeople({ invitations }: Plan): number[] {
  return invitations.filter(isOpenInvitation).map(({ member }) => member.user.id);
}

function extend(plan: Plan, days: number): void {
  plan.form = addQuote({ ...plan.form, ...toDays(plan, days) });
}

function toDays({ form }: Plan, days: number) {
  return { date: form.date, end_date: addDays(form.date, days - 1) };
}

function moveToEvening(plan: Plan): void {
  const estimated_hours = 7;
  plan.form = addQuote({ ...plan.form, arrival_window: '19:00 - 20:00', estimated_hours });
  plan.span = toSpan(
    plan.form.date,
    Date.parse(toInstant(plan.form.date, '19:00', plan.branch.timezone)),
    estimated_hours,
  );
}
