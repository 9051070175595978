import { createContext, useContext } from 'react';
import type { EventProps } from 'react-big-calendar';
import type { CapacityDay } from '../../../generated/model';
import { type CalendarDate, formatDay } from '../../../platform/lib/time/dates';
import { useMobile } from '../../../platform/ui/layout/useMobile';
import { markEntry } from '../event/entry';
import { JobEvent } from '../event/JobEvent';
import { readWallDay } from '../model/wallTime';
import { calendarTexts as texts } from '../texts';
import { DayHeader, MonthDay } from './DayHeader';
import type { GridEvent } from './gridEvents';

/** What the heads of the days, and the links to what does not fit, need. */
type Days = {
  capacity: readonly CapacityDay[];
  /** How many jobs of a day the library does not know of. */
  omitted: ReadonlyMap<CalendarDate, number>;
  onDay: (day: CalendarDate) => void;
};

/**
 * A context, because the library takes components only: a new function in each render would replace its elements, and a click
 * or the focus would be lost.
 */
export const GridDays = createContext<Days>({ capacity: [], omitted: new Map(), onDay: () => undefined });

/** In a month, a bar has a part in each week; in a week `slotStart` is not given. */
type DrawnEvent = EventProps<GridEvent> & { slotStart?: Date };

function MonthEvent({ event: { item, day, startMinutes }, slotStart }: DrawnEvent) {
  const row = slotStart ? toLater(day, readWallDay(slotStart)) : day;
  return <JobEvent item={item} start={startMinutes} compact entry={markEntry(row, 'job', item.order_id)} />;
}

const toLater = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);

function WeekEvent({ event: { item, day, startMinutes, index, days } }: DrawnEvent) {
  const part = days > 1 ? texts.dayOf(index + 1, days) : undefined;
  return <JobEvent item={item} start={startMinutes} part={part} entry={markEntry(day, 'job', item.order_id)} />;
}

function WeekHeader({ date }: { date: Date }) {
  const { capacity, onDay } = useContext(GridDays);
  const day = readWallDay(date);
  return <DayHeader day={day} capacity={capacity.find((each) => each.date === day)} onDay={onDay} />;
}

function DateHeader({ date }: { date: Date }) {
  const { onDay } = useContext(GridDays);
  return <MonthDay day={readWallDay(date)} onDay={onDay} />;
}

/** "+36 more": opens the day. */
function ShowMore({ slotDate, count: known }: { slotDate: Date; count: number }) {
  const { omitted, onDay } = useContext(GridDays);
  const isMobile = useMobile();
  const day = readWallDay(slotDate);
  const count = known + (omitted.get(day) ?? 0);
  return (
    <button
      type="button"
      className="rbc-button-link rbc-show-more"
      aria-label={texts.moreJobsOn(count, formatDay(day))}
      onClick={() => onDay(day)}
      {...markEntry(day, 'more')}
    >
      {isMobile ? texts.moreJobsShort(count) : texts.moreJobs(count)}
    </button>
  );
}

/** What the library draws with, per view. */
export const gridParts = {
  month: { event: MonthEvent, showMore: ShowMore, month: { dateHeader: DateHeader } },
  week: { event: WeekEvent, week: { header: WeekHeader } },
};
