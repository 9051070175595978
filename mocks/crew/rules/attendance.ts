import { type AttendanceName, attendanceSteps, earliestHours, isNext, latestHours } from '#domain/orders/attendance';
import type { AttendanceStep, InvitationAction } from '#generated/model';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import { hourMs, minuteMs, toIso } from '../../provider/time/times';
import { checkInvitation } from '../../provider/rules/actions';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { type BusyTime, getCoreEnd, getLatestEnd } from './inviting/busyTimes';
import { fieldProblemTexts as fieldTexts, jobRefusalTexts as texts } from '../../provider/texts/refusals';

export type Step = AttendanceName;

/** Maximum age of a step that was queued offline, and maximum lead of a device's clock. */
const oldestMs = 24 * hourMs;
const aheadMs = 5 * minuteMs;

/** The time of a step, or a refusal. `asked` as the device sent it; `now` in milliseconds since the epoch. */
export function decideStepTime(asked: string | undefined, now: number): number | Refusal {
  if (asked === undefined) return now;
  const at = Date.parse(asked);
  if (at > now + aheadMs || at < now - oldestMs) return refuse.field('at', fieldTexts.notValid);
  return Math.min(at, now);
}

type Own = Pick<InvitationRow, 'status' | 'attendance'>;
type Job = Pick<OrderRow, 'closed_state' | 'starts_at' | 'latest_end_at'>;
/** The days of the job, the time zone of its branch, and the time of the step in milliseconds. */
export type StepFacts = { days: readonly BusyTime[]; zone: string; at: number };

/** The day of the job that a step belongs to, or why it is not possible (docs/product.md, "Day of the job"). */
export function decideStep(own: Own, order: Job, step: Step, { days, zone, at }: StepFacts): string | Refusal {
  const refused = checkInvitation('reportStep', own, order, at);
  if (refused) return refused;
  const [next] = days.filter((day) => at <= getLatestEnd(day) + latestHours * hourMs);
  if (!next) return refuse.conflict(texts.over, { code: 'too_late' });
  if (at < next.startsAt - earliestHours[step] * hourMs)
    return refuse.conflict(texts.tooEarly, { code: 'not_started' });
  const { date } = zonedTime(toIso(next.startsAt), zone);
  const done = own.attendance.filter((each) => each.date === date);
  return checkOrder(done, step, at) ?? date;
}

/** The day of the job whose delay can be announced: until the day is over, like an arrival. */
export function decideLate(own: Own, order: Job, facts: StepFacts): string | Refusal {
  const date = decideStep(own, order, 'checked_in', facts);
  if (typeof date !== 'string') return date;
  const day = facts.days.find(({ startsAt }) => zonedTime(toIso(startsAt), facts.zone).date === date);
  return day && facts.at < getCoreEnd(day) ? date : refuse.conflict(texts.over, { code: 'too_late' });
}

/** Each step once a day, in their order. On my way may be skipped. */
function checkOrder(done: readonly AttendanceStep[], step: Step, at: number): Refusal | null {
  const reported = new Set(done.map((each) => each.step));
  if (!isNext(step, reported)) {
    const isEarly = step === 'checked_out' && !reported.has('checked_in');
    return refuse.wrongState(isEarly ? texts.checkInFirst : texts.alreadyReported);
  }
  const last = done.at(-1);
  return last && at < Date.parse(last.at) ? refuse.field('at', fieldTexts.notValid) : null;
}

const actionByStep: Record<Step, InvitationAction> = {
  on_my_way: 'on_my_way',
  checked_in: 'check_in',
  checked_out: 'check_out',
};

/** The steps that are possible now, as actions. */
export function listStepActions(own: Own, order: Job, facts: StepFacts): InvitationAction[] {
  const steps = attendanceSteps
    .filter((step) => typeof decideStep(own, order, step, facts) === 'string')
    .map((step) => actionByStep[step]);
  return typeof decideLate(own, order, facts) === 'string' ? [...steps, 'running_late'] : steps;
}
