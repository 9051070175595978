import { useMemo, useRef } from 'react';
import type { CalendarItem, CapacityDay } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { useNow } from '../../../platform/ui/useNow';
import { useStable } from '../../../platform/ui/useStable';
import type { DayRange } from '../model/range';
import './grid.css';
import { getDayWidths } from './dayWidths';
import { listGridEvents } from './gridEvents';
import { GridDays } from './gridParts';
import { type GridHandlers, Library } from './Library';
import { useDayInView } from './useDayInView';

export type GridProps = GridHandlers & {
  date: CalendarDate;
  range: DayRange;
  zone: string;
  jobs: readonly CalendarItem[];
  capacity: readonly CapacityDay[];
  onDay: (day: CalendarDate) => void;
};

/** The week, drawn by react-big-calendar in the time of the branch. */
export function Grid(props: GridProps) {
  const { date, zone, jobs, capacity } = props;
  const { from, to } = props.range;
  const now = useNow();
  const range = useMemo(() => ({ from, to }), [from, to]);
  const events = useMemo(() => listGridEvents(jobs, range), [jobs, range]);
  const onDay = useStable(props.onDay);
  const days = useMemo(() => ({ capacity, onDay }), [capacity, onDay]);
  const widths = useMemo(() => getDayWidths(jobs, range), [jobs, range]);
  const frame = useRef<HTMLDivElement>(null);
  useDayInView(frame, props);
  return (
    <GridDays value={days}>
      <div ref={frame} className="calendar-week">
        <Library
          date={date}
          now={now}
          zone={zone}
          events={events}
          widths={widths}
          onOpen={useStable(props.onOpen)}
          onMove={useStable(props.onMove)}
          onSlot={useStable(props.onSlot)}
        />
      </div>
    </GridDays>
  );
}
