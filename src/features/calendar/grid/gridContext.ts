import { createContext, useContext } from 'react';
import type { CapacityDay } from '#generated/model';
import type { CalendarDate } from '#platform/lib/time/dates';
import type { DayRange } from '../model/range';

/** Data of the components that the library draws with. */
export type GridData = {
  range: DayRange;
  today: CalendarDate;
  capacity: readonly CapacityDay[];
  /** Jobs without a date are listed below, so that a day without entries may still have some. */
  hasUnscheduled: boolean;
  onDay: (day: CalendarDate) => void;
};

/**
 * The library takes components only. New functions in each render would replace its elements, and a click or the focus
 * would be lost. So the components are constants and read this context.
 */
export const GridContext = createContext<GridData>({
  range: { from: '', to: '' },
  today: '',
  capacity: [],
  hasUnscheduled: false,
  onDay: () => undefined,
});

export const useGridData = (): GridData => useContext(GridContext);
