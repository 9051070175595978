import { type KeyboardEvent, useMemo } from 'react';
import { Calendar, type CalendarProps, type EventProps } from 'react-big-calendar';
import * as addon from 'react-big-calendar/lib/addons/dragAndDrop';
import type { CalendarItem, CapacityDay } from '../../../generated/model';
import { type CalendarDate, formatDay } from '../../../platform/lib/time/dates';
import { useNow } from '../../../platform/ui/useNow';
import { markEntry } from '../event/entry';
import { JobEvent } from '../event/JobEvent';
import type { DayRange } from '../model/range';
import type { TimeChange } from '../model/timeChange';
import { readWallDay, toWall, toWallDate } from '../model/wallTime';
import { calendarTexts as texts } from '../texts';
import { DayHeader, MonthDay } from './DayHeader';
import './grid.css';
import { getDayWidths } from './dayWidths';
import { type GridEvent, listGridEvents } from './gridEvents';
import { readDrop, readResize, readSlot } from './gridMoves';
import { formats, localizer } from './localizer';

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
  const { view, date, range, zone, jobs, onOpen, onMove, onSlot } = props;
  const now = useNow();
  const events = useMemo(() => listGridEvents(view, jobs, range), [view, jobs, range]);
  const components = useComponents(props);
  const widths = useMemo(() => (view === 'week' ? getDayWidths(jobs, range) : noWidths), [view, jobs, range]);
  return (
    <div className={view === 'week' ? 'calendar-week' : 'calendar-month'}>
      <DragCalendar
        localizer={localizer}
        formats={formats}
        components={components}
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

function useComponents({ view, capacity, onDay }: GridProps) {
  return useMemo(() => {
    const Event = ({ event: { item, day, startMinutes, index, days }, slotStart }: DrawnEvent) => (
      <JobEvent
        item={item}
        start={startMinutes}
        compact={view === 'month'}
        part={days > 1 && view === 'week' ? texts.dayOf(index + 1, days) : undefined}
        entry={markEntry(toLater(day, slotStart), 'job', item.order_id)}
      />
    );
    const Header = ({ date }: { date: Date }) => {
      const day = readWallDay(date);
      return <DayHeader day={day} capacity={capacity.find((each) => each.date === day)} onDay={onDay} />;
    };
    const DateHeader = ({ date }: { date: Date }) => <MonthDay day={readWallDay(date)} onDay={onDay} />;
    const ShowMore = ({ slotDate, count }: { slotDate: Date; count: number }) => (
      <MoreJobs day={readWallDay(slotDate)} count={count} onDay={onDay} />
    );
    return { event: Event, showMore: ShowMore, week: { header: Header }, month: { dateHeader: DateHeader } };
  }, [view, capacity, onDay]);
}

/** In a month, a bar has a part in each week; in a week `slotStart` is not given. */
type DrawnEvent = EventProps<GridEvent> & { slotStart?: Date };

const toLater = (day: CalendarDate, slotStart: Date | undefined): CalendarDate => {
  const first = slotStart ? readWallDay(slotStart) : day;
  return first > day ? first : day;
};

type MoreProps = Pick<GridProps, 'onDay'> & { day: CalendarDate; count: number };

/** "+36 more": opens the day. */
function MoreJobs({ day, count, onDay }: MoreProps) {
  return (
    <button
      type="button"
      className="rbc-button-link rbc-show-more"
      aria-label={texts.moreJobsOn(count, formatDay(day))}
      onClick={() => onDay(day)}
      {...markEntry(day, 'more')}
    >
      {texts.moreJobs(count)}
    </button>
  );
}

/** Enter and Space open a job. */
function act(event: KeyboardEvent | object, item: CalendarItem, onOpen: GridProps['onOpen']): void {
  if (!('key' in event)) return;
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  onOpen(item);
}
