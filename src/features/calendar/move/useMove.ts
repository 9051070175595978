import { type JobMove, useFreshOrder, useMoveJob } from '../../orders';
import { useCallback, useRef, useState } from 'react';
import type { MoveCheckRequest, Order } from '#generated/model';
import { can } from '#domain/people/rights';
import { isScheduled } from '#domain/orders/schedule';
import { formatJobWhen } from '#domain/time/workDays';
import { SubmitAborted } from '#platform/forms/Form';
import { isStale } from '#platform/http/failures';
import { useFeature } from '#platform/provider/useFeature';
import { useUserType } from '#platform/session/useSession';
import { useMoveCheck } from '../api';
import type { CalendarJob, TimeChange } from '../model/calendarJob';
import {
  type Effects,
  requiresReconfirmation,
  listBlocking,
  listOverridden,
  type MoveValues,
  toMove,
  toMoveValues,
} from './moveValues';
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
