import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { isScheduled } from '#domain/orders/schedule';
import { formatJobWhen } from '#domain/time/workDays';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { dismissAbout } from '#platform/ui/messages/messageStore';
import { showToast } from '#platform/ui/messages/toasts';
import type { CalendarJob } from '../model/calendarJob';
import type { TimeChange } from '../model/timeChange';
import type { Moved } from '../move/useMove';
import { moveTexts } from '../texts';

const MoveDialog = lazy(async () => ({ default: (await import('../move/MoveDialog')).MoveDialog }));

type Move = { item: CalendarJob; change: TimeChange | undefined; isUndo: boolean; turn: number };

/** Moves jobs of the calendar: asks first, then offers to move back, which is a second move. */
export function useMoving(getBranchId: (orderId: number) => number): {
  start: (item: CalendarJob, change?: TimeChange) => void;
  dialog: ReactNode;
} {
  const [move, setMove] = useState<Move>();
  const close = () => setMove(undefined);
  const recordMoved = useOffersWhileShown();
  const open = (item: CalendarJob, change: TimeChange | undefined, isUndo = false) =>
    setMove((before) => ({ item, change, isUndo, turn: (before?.turn ?? 0) + 1 }));
  const finish = ({ before, after, isUndo }: Moved & { isUndo: boolean }, item: CalendarJob) => {
    close();
    const isKnown = isScheduled(before) && isScheduled(after);
    const undo = () => {
      if (!isKnown) return;
      const { date, arrival_window: window, estimated_hours: hours } = before;
      const moved = { date: after.date, end_date: after.end_date, arrival_window: after.arrival_window };
      open({ ...item, ...moved, version: after.version }, { date, window, hours }, true);
    };
    recordMoved(`order-${item.order_id}`);
    showToast({
      message: moveTexts.moved(item.number, isScheduled(after) ? formatJobWhen(after) : ''),
      intent: 'success',
      about: `order-${item.order_id}`,
      ...(!isUndo && isKnown && { action: { text: moveTexts.undo, onClick: undo } }),
    });
  };
  return {
    start: (item, change) => open(item, change),
    dialog: move && (
      <LazyBoundary key={`${move.item.order_id}-${move.turn}`} failure="toast">
        <MoveDialog
          branchId={getBranchId(move.item.order_id)}
          item={move.item}
          change={move.change}
          isUndo={move.isUndo}
          onClose={close}
          onMoved={(moved) => finish({ before: moved.before, after: moved.after, isUndo: move.isUndo }, move.item)}
        />
      </LazyBoundary>
    ),
  };
}

/** Withdraws "Move back…" with the view that can do it, as when another branch is chosen. */
function useOffersWhileShown(): (about: string) => void {
  const offers = useRef(new Set<string>());
  useEffect(() => {
    const { current } = offers;
    return () => {
      for (const about of current) dismissAbout(about);
    };
  }, []);
  return (about) => void offers.current.add(about);
}
