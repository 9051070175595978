import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { CapacityDay } from '#generated/model';
import { type CalendarDate, daysBetween } from '#platform/lib/time/dates';
import { useNow } from '#platform/ui/clock/useNow';
import { useStable } from '#platform/ui/useStable';
import type { CalendarJob } from '../model/calendarJob';
import type { DayRange } from '../model/range';
import './grid.css';
import { GridContext, type GridView, listGridEvents } from './gridEvents';
import { type GridHandlers, Library } from './Library';

type Props = GridHandlers & {
  view: GridView;
  date: CalendarDate;
  today: CalendarDate;
  range: DayRange;
  zone: string;
  jobs: readonly CalendarJob[];
  capacity: readonly CapacityDay[];
  hasUnscheduled: boolean;
};

/** The month, the week and the agenda, drawn by react-big-calendar in the time of the branch. */
export function Grid(props: Props) {
  const { view, date, today, zone, jobs, capacity, hasUnscheduled } = props;
  const { from, to } = props.range;
  const now = useNow();
  const range = useMemo(() => ({ from, to }), [from, to]);
  const events = useMemo(() => listGridEvents(view, jobs, range), [view, jobs, range]);
  const onDay = useStable(props.onDay);
  const data = useMemo(
    () => ({ range, today, capacity, hasUnscheduled, onDay }),
    [range, today, capacity, hasUnscheduled, onDay],
  );
  const frame = useRef<HTMLDivElement>(null);
  useDayInView(frame, props);
  return (
    <GridContext value={data}>
      <div ref={frame} className="calendar-grid" data-view={view}>
        <Library
          view={view}
          date={date}
          now={now}
          zone={zone}
          events={events}
          onDay={onDay}
          onOpen={useStable(props.onOpen)}
          onMove={useStable(props.onMove)}
          onSlot={useStable(props.onSlot)}
        />
      </div>
    </GridContext>
  );
}

/** Scrolls a week that is wider than the page, as on a phone, to the chosen day. */
function useDayInView(frame: RefObject<HTMLElement | null>, { view, date, range: { from } }: Props): void {
  useLayoutEffect(() => {
    const content = frame.current?.querySelector('.rbc-time-content');
    const day = content?.querySelectorAll<HTMLElement>('.rbc-day-slot')[daysBetween(from, date)];
    const hours = content?.querySelector<HTMLElement>('.rbc-time-gutter');
    if (content && day && hours) content.scrollLeft = day.offsetLeft - hours.offsetWidth;
  }, [frame, view, date, from]);
}
