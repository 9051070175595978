import { useCallback, useRef, useState } from 'react';
import { isScheduled } from '#domain/orders/schedule';
import { can } from '#domain/people/rights';
import { arrivalWindowProblem } from '#domain/time/arrivalWindow';
import { formatJobWhen, countDays } from '#domain/time/workDays';
import type {
  AffectedPerson,
  CalendarItem,
  CrewConflict,
  MoveCheck,
  MoveCheckRequest,
  Order,
  OrderRequest,
} from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { SubmitAborted } from '#platform/forms/Form';
import { isStale } from '#platform/http/failures';
import { toTime, windowMinutes } from '#platform/lib/time/clockTimes';
import { addDays, parseDate } from '#platform/lib/time/dates';
import { useFeature } from '#platform/provider/slice';
import { useUserType } from '#platform/session/useSession';
import { toOrderRequest, toOrderValues, useChangeOrder, useFreshOrder } from '../../jobs/orders';
import { useMoveCheck } from '../api';
import type { CalendarJob, TimeChange } from '../model/calendarJob';
import { moveTexts as texts } from '../texts';

export type Moved = { before: Order; after: Order };

type Options = {
  branchId: number;
  item: CalendarJob;
  /** Undefined while it loads. */
  order: Order | undefined;
  change: TimeChange | undefined;
  onMoved: (moved: Moved) => void;
};

/** A move in preparation: its new time, the people affected, and how it is sent. */
export function useMove({ branchId, item, order, change, onMoved }: Options) {
  const { initialValues, values, report } = useMoveValues(order, change);
  const [chosen, setAsks] = useState<boolean>();
  const canOverride = can(useUserType(), 'overrideConflict');
  const wanted = order && values ? toMove(values, order) : null;
  const { check, found, isReady } = useEffects(item.order_id, wanted);
  const asks = chosen ?? (found !== null && requiresReconfirmation(found.affected));
  const sending = useSendMove({ branchId, item, order, onMoved });

  const send = async ({ reason }: MoveValues) => {
    if (!wanted || !found) throw new SubmitAborted();
    const { date, end_date = null, arrival_window, estimated_hours } = wanted;
    const answer = toAnswer(found, asks, reason.trim());
    await sending.send({ date, end_date, arrival_window, estimated_hours, ...answer });
  };
  return {
    initialValues,
    report,
    check,
    blocking: found ? listBlocking(found) : [],
    asks,
    setAsks,
    staleText: sending.staleText,
    isSending: sending.isSending,
    wanted,
    isReady,
    isAllowed: found === null || isAllowed(found, canOverride),
    send,
    finish: sending.finish,
  };
}

/** The people and jobs that a new time affects. `found` is null while they are not known. */
function useEffects(orderId: number, wanted: MoveCheckRequest | null) {
  const check = useMoveCheck(orderId, wanted);
  const hasCheck = useFeature('moveCheck');
  if (!hasCheck) return { check: undefined, found: wanted && unchecked, isReady: wanted !== null };
  const found = wanted === null ? null : (check.data ?? null);
  return { check, found, isReady: found !== null && !check.isFetching };
}

/** Used with a provider that checks a move only when it is made. */
const unchecked: Effects = { affected: [], conflicts: [] };

/** Hard conflicts block, unless this user may override all of them. */
function isAllowed(check: Effects, canOverride: boolean): boolean {
  return listBlocking(check).length === 0 || (canOverride && listOverridden(check) !== null);
}

/** Starts with the first version of the job that is loaded. */
function useMoveValues(order: Order | undefined, change: TimeChange | undefined) {
  const [initialValues, setInitialValues] = useState<MoveValues>();
  const [values, setValues] = useState<MoveValues>();
  if (order && !initialValues) {
    const first = toMoveValues(order, change);
    setInitialValues(first);
    setValues(first);
  }
  const report = useCallback((all: object) => setValues((before) => Object.assign({}, before, all)), []);
  return { initialValues, values, report };
}

/** Decision of the office. If no one is affected there is nothing to decide. */
function toAnswer(check: Effects, asks: boolean, reason: string): Pick<JobMove, 'ask_to_reconfirm' | 'override'> {
  if (check.affected.length === 0) return {};
  const members = listOverridden(check) ?? [];
  if (members.length === 0) return { ask_to_reconfirm: asks };
  return { ask_to_reconfirm: asks, override: members.map((employee_id) => ({ employee_id, reason })) };
}

/** Sends the move. If someone else was faster, it shows that, and the next try is for the newer version. */
function useSendMove({ branchId, item, order, onMoved }: Omit<Options, 'change'>) {
  const [seen, setSeen] = useState(item.version);
  const [staleText, setStaleText] = useState<string>();
  // A ref: the form calls `finish` of the render in which it was sent.
  const moved = useRef<Moved>(undefined);
  const [isSending, setSending] = useState(false);
  const loadFresh = useFreshOrder(item.order_id);
  const moveJob = useMoveJob(branchId, { order_id: item.order_id, version: seen });

  const explainStale = async () => {
    const fresh = await loadFresh();
    setSeen(fresh.version);
    const when = isScheduled(fresh) ? formatJobWhen(fresh) : '';
    setStaleText(fresh.closed_state === null ? texts.stale(when) : texts.staleClosed);
  };
  const send = async (move: JobMove) => {
    if (!order) throw new SubmitAborted();
    setSending(true);
    try {
      moved.current = { before: order, after: await moveJob(move) };
    } catch (error) {
      if (!isStale(error)) throw error;
      await explainStale();
      throw new SubmitAborted();
    } finally {
      setSending(false);
    }
  };
  return { staleText, isSending, send, finish: () => moved.current && onMoved(moved.current) };
}

/** The new time of a job, and what the office decided about its crew. */
type JobMove = Pick<OrderRequest, 'date' | 'end_date' | 'arrival_window' | 'estimated_hours'> &
  Pick<OrderRequest, 'ask_to_reconfirm' | 'override'>;

/**
 * Moves a job to another time. Everything else of the job stays. Fails with 409 if the job is no longer in the version
 * the user saw.
 */
function useMoveJob(branchId: number, { order_id, version }: Pick<CalendarItem, 'order_id' | 'version'>) {
  const loadFresh = useFreshOrder(order_id);
  const { mutateAsync } = useChangeOrder(branchId);
  return async (move: JobMove): Promise<Order> => {
    const order = await loadFresh();
    const data = { ...toOrderRequest(toOrderValues(order)), ...move, ...(version !== null && { version }) };
    return mutateAsync({ orderId: order_id, data });
  };
}

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

function toMoveValues(order: Schedule, change: TimeChange | undefined): MoveValues {
  return {
    date: change?.date ?? order.date,
    arrival_window: change?.window ?? order.arrival_window ?? '',
    estimated_hours: change?.hours ?? order.estimated_hours,
    firm_time: order.firm_time,
    reason: '',
  };
}

/** The new time as it is sent; null while it is incomplete or the same as now. A job keeps its number of days. */
function toMove(values: MoveValues, order: Schedule): MoveCheckRequest | null {
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
type Effects = Pick<MoveCheck, 'affected' | 'conflicts'>;

/** Hard conflicts of people affected by the move. The provider refuses it unless each is overridden. */
export function listBlocking({ affected, conflicts }: Effects): CrewConflict[] {
  return conflicts.filter(
    ({ severity, user_id }) => severity === 'hard' && affected.some((person) => person.user_id === user_id),
  );
}

/** The members to override, or null if someone is no member of the branch and cannot be overridden. */
function listOverridden(check: Effects): number[] | null {
  const ids = new Set(listBlocking(check).map(({ user_id }) => user_id));
  const people = check.affected.filter(({ user_id }) => ids.has(user_id));
  const members = people.flatMap(({ employee_id }) => (employee_id === null ? [] : [employee_id]));
  return members.length === people.length ? members : null;
}

/** True if the crew is asked again unless the office chooses otherwise. */
function requiresReconfirmation(affected: readonly AffectedPerson[]): boolean {
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
