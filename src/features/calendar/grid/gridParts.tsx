import { createContext, useContext } from 'react';
import type { EventProps } from 'react-big-calendar';
import type { CapacityDay } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { markEntry } from '../event/entry';
import { JobEvent } from '../event/JobEvent';
import { readWallDay } from '../model/wallTime';
import { calendarTexts as texts } from '../texts';
import { DayHeader } from './DayHeader';
import type { GridEvent } from './gridEvents';

/** What the heads of the days need. */
type Days = {
  capacity: readonly CapacityDay[];
  onDay: (day: CalendarDate) => void;
};

/**
 * A context, because the library takes components only: a new function in each render would replace its elements, and a click
 * or the focus would be lost.
 */
export const GridDays = createContext<Days>({ capacity: [], onDay: () => undefined });

function WeekEvent({ event: { item, day, startMinutes, index, days } }: EventProps<GridEvent>) {
  const part = days > 1 ? texts.dayOf(index + 1, days) : undefined;
  return <JobEvent item={item} start={startMinutes} part={part} entry={markEntry(day, 'job', item.order_id)} />;
}

function WeekHeader({ date }: { date: Date }) {
  const { capacity, onDay } = useContext(GridDays);
  const day = readWallDay(date);
  return <DayHeader day={day} capacity={capacity.find((each) => each.date === day)} onDay={onDay} />;
}

/** What the library draws with. */
export const gridParts = { event: WeekEvent, week: { header: WeekHeader } };
