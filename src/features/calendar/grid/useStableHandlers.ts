import { useLayoutEffect, useRef, useState } from 'react';
import type { CalendarItem } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import type { TimeChange } from '../model/timeChange';

export type GridHandlers = {
  onOpen: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, change?: TimeChange) => void;
  onSlot: (day: CalendarDate, window: string | null) => void;
  onDay: (day: CalendarDate) => void;
};

/** Handlers that stay the same and call the newest ones: new ones would draw all jobs again. */
export function useStableHandlers({ onOpen, onMove, onSlot, onDay }: GridHandlers): GridHandlers {
  const newest = useRef<GridHandlers>({ onOpen, onMove, onSlot, onDay });
  useLayoutEffect(() => {
    newest.current = { onOpen, onMove, onSlot, onDay };
  });
  const [stable] = useState<GridHandlers>(() => ({
    onOpen: (item) => newest.current.onOpen(item),
    onMove: (item, change) => newest.current.onMove(item, change),
    onSlot: (day, window) => newest.current.onSlot(day, window),
    onDay: (day) => newest.current.onDay(day),
  }));
  return stable;
}
