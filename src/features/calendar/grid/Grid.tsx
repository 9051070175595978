import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { CalendarItem, CapacityDay } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { useNow } from '../../../platform/ui/useNow';
import { useStable } from '../../../platform/ui/useStable';
import type { DayRange } from '../model/range';
import './grid.css';
import { getDayWidths } from './dayWidths';
import { GridContext } from './gridContext';
import { type GridView, listGridEvents } from './gridEvents';
import { type GridHandlers, Library } from './Library';
import { useDayInView } from './useDayInView';

type Props = GridHandlers & {
  view: GridView;
  date: CalendarDate;
  today: CalendarDate;
  range: DayRange;
  zone: string;
  jobs: readonly CalendarItem[];
  capacity: readonly CapacityDay[];
};

/** The month, the week and the agenda, drawn by react-big-calendar in the time of the branch. */
export function Grid(props: Props) {
  const { view, date, today, zone, jobs, capacity } = props;
  const { from, to } = props.range;
  const now = useNow();
  const range = useMemo(() => ({ from, to }), [from, to]);
  const events = useMemo(() => listGridEvents(view, jobs, range), [view, jobs, range]);
  const widths = useMemo(() => (view === 'week' ? getDayWidths(jobs, range) : undefined), [view, jobs, range]);
  const onDay = useStable(props.onDay);
  const data = useMemo(() => ({ range, today, capacity, onDay }), [range, today, capacity, onDay]);
  const frame = useRef<HTMLDivElement>(null);
  // The library takes a press on the head of a day for a press on the day.
  const isOnControl = useRef(false);
  useDayInView(frame, props);
  return (
    <GridContext value={data}>
      <div
        ref={frame}
        className="calendar-grid"
        data-view={view}
        onKeyDown={handleEscapeOfDrag}
        onPointerDownCapture={({ target }) => {
          isOnControl.current = target instanceof Element && target.closest('a, button') !== null;
        }}
      >
        <Library
          view={view}
          date={date}
          now={now}
          zone={zone}
          events={events}
          widths={widths}
          onDay={onDay}
          onOpen={useStable(props.onOpen)}
          onMove={useStable(props.onMove)}
          onSlot={useStable((day, window) => {
            if (!isOnControl.current) props.onSlot(day, window);
          })}
        />
      </div>
    </GridContext>
  );
}

/** Escape ends a drag in the library, and nothing else. */
function handleEscapeOfDrag(event: KeyboardEvent<HTMLElement>): void {
  const isDragging = event.currentTarget.querySelector('.rbc-addons-dnd-is-dragging') !== null;
  if (isDragging && event.key === 'Escape') event.preventDefault();
}
