import type { AttendanceStep, InvitationAction } from '../../../src/generated/model';
import { InvitationStatus } from '../../../src/generated/model/codes';
import { zonedTime } from '../../../src/platform/lib/time/zonedTimes';
import type { InvitationRow, OrderRow } from '../../db/schema';
import { hourMs, minuteMs, toIso } from '../../times';
import { checkUnclosed } from '../orders/orderState';
import { type Refusal, refuse } from '../refusals';
import { type BusyTime, getLatestEnd } from './busyTimes';

export type Step = AttendanceStep['step'];

/** How long before the start of the arrival window each step is possible; how long after the end any is. */
const earliestMs: Record<Step, number> = { on_my_way: 4 * hourMs, checked_in: 2 * hourMs, checked_out: 2 * hourMs };
const latestMs = 12 * hourMs;
/** How old a step may be that waited for a connection, and by how much a device's clock may be fast. */
const oldestMs = 24 * hourMs;
const aheadMs = 5 * minuteMs;

/** The time of a step, or a refusal. `asked` as the device sent it; `now` in milliseconds since the epoch. */
export function decideStepTime(asked: string | undefined, now: number): number | Refusal {
  if (asked === undefined) return now;
  const at = Date.parse(asked);
  if (at > now + aheadMs || at < now - oldestMs) return refuse.field('at', 'Value is not valid');
  return Math.min(at, now);
}

type Own = Pick<InvitationRow, 'status' | 'attendance'>;
type Job = Pick<OrderRow, 'closed_state'>;
/** The days of the job, the time zone of its branch, and the time of the step in milliseconds. */
export type StepFacts = { days: readonly BusyTime[]; zone: string; at: number };

/** The day of the job that a step belongs to, or why it is not possible (docs/product.md, "Day of the job"). */
export function decideStep(own: Own, order: Job, step: Step, { days, zone, at }: StepFacts): string | Refusal {
  const closed = checkUnclosed(order);
  if (closed) return closed;
  if (own.status !== InvitationStatus.accepted) return refuse.wrongState('You are not on this crew.');
  const [next] = days.filter((day) => at <= getLatestEnd(day) + latestMs);
  if (!next) return refuse.conflict('This job is over.', { code: 'too_late' });
  if (at < next.startsAt - earliestMs[step])
    return refuse.conflict('It is too early for that.', { code: 'not_started' });
  const { date } = zonedTime(toIso(next.startsAt), zone);
  const done = own.attendance.filter((each) => each.date === date);
  return checkOrder(done, step, at) ?? date;
}

/** Each step once a day, in their order. On my way may be skipped. */
function checkOrder(done: readonly AttendanceStep[], step: Step, at: number): Refusal | null {
  const last = done.at(-1);
  const isRepeated = done.some((each) => each.step === step);
  if (isRepeated || (step === 'on_my_way' && last)) return refuse.wrongState('This was already reported.');
  const hasArrived = done.some((each) => each.step === 'checked_in');
  if (step === 'checked_out' && !hasArrived) return refuse.wrongState('Check in first.');
  return last && at < Date.parse(last.at) ? refuse.field('at', 'Value is not valid') : null;
}

const actionByStep: Record<Step, InvitationAction> = {
  on_my_way: 'on_my_way',
  checked_in: 'check_in',
  checked_out: 'check_out',
};

/** The steps that are possible now, as actions. */
export function listStepActions(own: Own, order: Job, facts: StepFacts): InvitationAction[] {
  const steps = Object.keys(actionByStep) as Step[];
  return steps
    .filter((step) => typeof decideStep(own, order, step, facts) === 'string')
    .map((step) => actionByStep[step]);
}
