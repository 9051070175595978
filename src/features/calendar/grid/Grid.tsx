import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import * as addon from 'react-big-calendar/lib/addons/dragAndDrop';
import type { CalendarItem, CapacityDay } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { useNow } from '../../../platform/ui/useNow';
import type { DayRange } from '../model/range';
import type { TimeChange } from '../model/timeChange';
import { readWallDay, toWall, toWallDate } from '../model/wallTime';
import './grid.css';
import { getDayWidths } from './dayWidths';
import { type GridEvent, listGridEvents } from './gridEvents';
import { GridDays, gridParts } from './gridParts';
import { readDrop, readResize, readSlot } from './gridMoves';
import { formats, localizer } from './localizer';
import { useMonthEvents } from './monthRows';
import { useDayInView } from './useDayInView';

export type GridProps = {
  view: 'month' | 'week';
  date: CalendarDate;
  range: DayRange;
  zone: string;
  jobs: readonly CalendarItem[];
  capacity: readonly CapacityDay[];
  onOpen: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, change?: TimeChange) => void;
  onSlot: (day: CalendarDate, window: string | null) => void;
  onDay: (day: CalendarDate) => void;
};

/** The addon is CommonJS: a build wraps its default export once more. */
const addonModule: { default: unknown } = addon;
const withDnD = hasDefault(addonModule.default) ? addonModule.default.default : addon.default;
const DragCalendar = withDnD<GridEvent>(LibraryCalendar);

function LibraryCalendar(props: CalendarProps<GridEvent>) {
  return <Calendar {...props} />;
}

function hasDefault(value: unknown): value is { default: typeof addon.default } {
  return typeof value === 'object' && value !== null && 'default' in value;
}

/** The month and the week, drawn by react-big-calendar in the time of the branch. */
export function Grid(props: GridProps) {
  const { view, date, range, zone, jobs, capacity, onOpen, onMove, onSlot, onDay } = props;
  const now = useNow();
  const all = useMemo(() => listGridEvents(view, jobs, range), [view, jobs, range]);
  const { events, omitted } = useMonthEvents(all, range, view === 'month');
  const days = useMemo(() => ({ capacity, omitted, onDay }), [capacity, omitted, onDay]);
  const widths = useMemo(() => (view === 'week' ? getDayWidths(jobs, range) : noWidths), [view, jobs, range]);
  const frame = useRef<HTMLDivElement>(null);
  useDayInView(frame, props);
  return (
    <GridDays value={days}>
      <div ref={frame} className={view === 'week' ? 'calendar-week' : 'calendar-month'}>
        <DragCalendar
          localizer={localizer}
          formats={formats}
          components={gridParts[view]}
          toolbar={false}
          view={view}
          views={views}
          date={toWallDate(date, 720)}
          getNow={() => toWall(now, zone)}
          events={events}
          allDayAccessor={isBar(view)}
          tooltipAccessor={null}
          showMultiDayTimes
          step={30}
          timeslots={2}
          scrollToTime={toWallDate(date, 360)}
          dayLayoutAlgorithm="no-overlap"
          getDrilldownView={() => null}
          dayPropGetter={(wall) => toDayStyle(widths.get(readWallDay(wall)))}
          selectable
          draggableAccessor={isOpen}
          resizableAccessor={(event) => view === 'week' && isOpen(event)}
          onNavigate={ignore}
          onView={ignore}
          onSelectEvent={({ item }) => onOpen(item)}
          onKeyPressEvent={({ item }, event) => act(event, item, onOpen)}
          onSelectSlot={({ start, end }) => {
            const slot = readSlot(start, end, view);
            onSlot(slot.day, slot.window);
          }}
          onEventDrop={(dropped) => onMove(dropped.event.item, readDrop(dropped, view))}
          onEventResize={(resized) => onMove(resized.event.item, readResize(resized))}
        />
      </div>
    </GridDays>
  );
}

const noWidths: ReturnType<typeof getDayWidths> = new Map();
const views: ('month' | 'week')[] = ['month', 'week'];
const isOpen = ({ item }: GridEvent) => item.closed_state === null;
const isBar = (view: GridProps['view']) => () => view === 'month';
/** The page owns date and view. */
const ignore = () => undefined;

/** A day as wide as its jobs side by side need; the week scrolls. */
function toDayStyle(width: number | undefined) {
  return width === undefined ? {} : { style: { flex: `1 0 ${width}px`, minWidth: width } };
}

/** Enter and Space open a job. */
function act(event: KeyboardEvent | object, item: CalendarItem, onOpen: GridProps['onOpen']): void {
  if (!('key' in event)) return;
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  onOpen(item);
}
