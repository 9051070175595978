import type { Components, EventProps } from 'react-big-calendar';
import { markEntry } from '../event/entry';
import { JobEvent } from '../event/JobEvent';
import { readWallDay } from '#platform/lib/time/wallTime';
import { calendarTexts as texts } from '../texts';
import { DayHeader } from './DayHeader';
import { useGridData } from './gridContext';
import type { GridEvent } from './gridEvents';
import { MonthHead, MonthJob, MonthMore } from './monthParts';

function WeekEvent({ event: { item, day, startMinutes, index, days } }: EventProps<GridEvent>) {
  const part = days > 1 ? texts.dayOf(index + 1, days) : undefined;
  return <JobEvent item={item} start={startMinutes} part={part} entry={markEntry(day, 'job', item.order_id)} />;
}

function WeekHeader({ date }: { date: Date }) {
  const { today, capacity, onDay } = useGridData();
  const day = readWallDay(date);
  return <DayHeader day={day} today={today} capacity={capacity.find((each) => each.date === day)} onDay={onDay} />;
}

/** The components of the library's views. */
export const gridParts: Components<GridEvent> = {
  month: { dateHeader: MonthHead, event: MonthJob },
  week: { header: WeekHeader, event: WeekEvent },
  showMore: MonthMore,
};
