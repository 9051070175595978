import { type ReactNode, useState } from 'react';
import type { CalendarItem } from '../../../generated/model';
import type { TimeChange } from '../grid/gridMoves';

export function useMoving(_branchId: number): {
  start: (item: CalendarItem, change?: TimeChange) => void;
  dialog: ReactNode;
} {
  const [, setItem] = useState<CalendarItem>();
  return { start: setItem, dialog: null };
}
