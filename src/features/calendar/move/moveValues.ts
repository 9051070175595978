import type { AffectedPerson, CrewConflict, MoveCheck, MoveCheckRequest, Order } from '#generated/model';
import { arrivalWindowProblem } from '#domain/time/arrivalWindow';
import { countDays } from '#domain/time/workDays';
import { createFieldNames } from '#platform/forms/fieldNames';
import { toTime, windowMinutes } from '#platform/lib/time/clockTimes';
import { addDays, parseDate } from '#platform/lib/time/dates';
import type { TimeChange } from '../model/calendarJob';

/** The fields of the dialog that moves a job. `firm_time` is not shown: it decides how short the window may be. */
export type MoveValues = {
  date: string | null;
  arrival_window: string;
  estimated_hours: number | null;
  firm_time: boolean;
  reason: string;
};

export const moveField = createFieldNames<MoveValues>();

type Schedule = Pick<Order, 'date' | 'end_date' | 'arrival_window' | 'estimated_hours' | 'firm_time'>;

export function toMoveValues(order: Schedule, change: TimeChange | undefined): MoveValues {
  return {
    date: change?.date ?? order.date,
    arrival_window: change?.window ?? order.arrival_window ?? '',
    estimated_hours: change?.hours ?? order.estimated_hours,
    firm_time: order.firm_time,
    reason: '',
  };
}

/** The new time as it is sent; null while it is incomplete or the same as now. A job keeps its number of days. */
export function toMove(values: MoveValues, order: Schedule): MoveCheckRequest | null {
  const { date, arrival_window, estimated_hours, firm_time } = values;
  if (date === null || !parseDate(date) || arrivalWindowProblem(arrival_window, firm_time) !== null) return null;
  if (estimated_hours === null || !isPossible(estimated_hours)) return null;
  const days = order.date === null ? 1 : countDays({ date: order.date, end_date: order.end_date });
  const end_date = order.end_date === null ? null : addDays(date, days - 1);
  const move = { date, end_date, arrival_window, estimated_hours };
  return isSame(move, order) ? null : move;
}

/** Checks whether only the hours change, as when the end of a job was dragged. */
export function isHoursOnly(
  move: Pick<MoveCheckRequest, 'date' | 'arrival_window'>,
  order: Pick<Schedule, 'date' | 'arrival_window'>,
): boolean {
  return move.date === order.date && move.arrival_window === order.arrival_window;
}

type DayHours = Pick<MoveCheckRequest, 'arrival_window' | 'estimated_hours'>;

/** The time of day at which a day of a job ends. */
export function getEndTime({ arrival_window, estimated_hours }: DayHours): string {
  return toTime((windowMinutes(arrival_window)?.start ?? 0) + estimated_hours * 60);
}

/** The people a move affects, and their other jobs. */
export type Effects = Pick<MoveCheck, 'affected' | 'conflicts'>;

/** Hard conflicts of people affected by the move. The provider refuses it unless each is overridden. */
export function listBlocking({ affected, conflicts }: Effects): CrewConflict[] {
  return conflicts.filter(
    ({ severity, user_id }) => severity === 'hard' && affected.some((person) => person.user_id === user_id),
  );
}

/** The members to override, or null if someone is no member of the branch and cannot be overridden. */
export function listOverridden(check: Effects): number[] | null {
  const ids = new Set(listBlocking(check).map(({ user_id }) => user_id));
  const people = check.affected.filter(({ user_id }) => ids.has(user_id));
  const members = people.flatMap(({ employee_id }) => (employee_id === null ? [] : [employee_id]));
  return members.length === people.length ? members : null;
}

/** True if the crew is asked again unless the office chooses otherwise. */
export function requiresReconfirmation(affected: readonly AffectedPerson[]): boolean {
  return affected.some((person) => person.default === 'reconfirm');
}

/** As in the form of an order (docs/product.md, "Limits"). */
const dailyHours = { min: 1, max: 14 } as const;

function isPossible(hours: number): boolean {
  return hours >= dailyHours.min && hours <= dailyHours.max && Number.isInteger(hours * 2);
}

function isSame(move: MoveCheckRequest, order: Schedule): boolean {
  const { date, arrival_window, estimated_hours } = order;
  return move.date === date && move.arrival_window === arrival_window && move.estimated_hours === estimated_hours;
}
