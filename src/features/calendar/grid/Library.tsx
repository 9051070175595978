import { getDay, startOfISOWeek } from 'date-fns';
import { type KeyboardEvent, memo, useRef } from 'react';
import {
  Calendar,
  type CalendarProps,
  type NavigateAction,
  type Components,
  type EventProps,
  dateFnsLocalizer,
  type Formats,
} from 'react-big-calendar';
import * as addon from 'react-big-calendar/lib/addons/dragAndDrop';
import { useLanguage } from '#platform/language/useLanguage';
import { formatTime, toTime } from '#platform/lib/time/clockTimes';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { serverDate } from '#platform/lib/time/serverClock';
import {
  readWallDay,
  toWall,
  toWallDate,
  getWallMidnight,
  isSameWallDay,
  readWallDayNumber,
  readWallMinutes,
  readWallTime,
} from '#platform/lib/time/wallTime';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { formatItemName } from '../event/describeItem';
import { useBranchMark, JobEvent } from '../event/JobEvent';
import { JobLine } from '../event/JobLine';
import { type CalendarJob, canMove, type TimeChange } from '../model/calendarJob';
import { markEntry } from '../model/entrySteps';
import { formatCalendarRange, formatHour, formatLongDay, formatWeekday } from '../model/formats';
import { type DayRange, getRange, listDays, stepDate } from '../model/range';
import { calendarTexts as texts } from '../texts';
import { AddJob, Capacity, DayHeader } from './DayHeader';
import { layOutDay } from './dayLayout';
import { type GridEvent, type GridView, readDrop, readResize, readSlot, useGridData } from './gridEvents';
import { MonthHead, MonthJob, MonthMore } from './monthParts';
import styles from './grid.module.css';

/** A view of the library: the jobs of each day as a list, for phones and screen readers. */
const Agenda = Object.assign(AgendaList, {
  range: (start: Date) => listDays(getDays(start)).map((day) => toWallDate(day)),
  navigate: (start: Date, action: NavigateAction) =>
    toWallDate(stepDate('agenda', readWallDay(start), action === 'NEXT' ? 1 : -1)),
  title: (start: Date) => formatCalendarRange('agenda', readWallDay(start), getDays(start)),
});

const getDays = (start: Date): DayRange => getRange('agenda', readWallDay(start));

function AgendaList({ events }: { events: readonly GridEvent[] }) {
  const { range, today, hasUnscheduled } = useGridData();
  return (
    <Stack as="section" gap={4} aria-label={texts.views.agenda}>
      {listDays(range).map((day) => {
        const own = events.filter((event) => event.day === day);
        const isShown = own.length > 0 || (day === today && !hasUnscheduled);
        return isShown && <Day key={day} day={day} events={own} />;
      })}
    </Stack>
  );
}

function Day({ day, events }: { day: CalendarDate; events: readonly GridEvent[] }) {
  const { today, capacity } = useGridData();
  const label = day === today ? `${texts.today}, ${formatDay(day)}` : formatDay(day, today);
  return (
    <section aria-label={label}>
      <Row as="header" gap={3} below={2} className={styles.agendaHead}>
        <h3>{label}</h3>
        <Capacity capacity={capacity.find(({ date }) => date === day)} />
        <AddJob day={day} row={day} />
      </Row>
      {events.length === 0 && <Muted>{texts.emptyTitle}</Muted>}
      <ul className={styles.jobs}>
        {events.map((event) => (
          <EventRow key={event.key} event={event} />
        ))}
      </ul>
    </section>
  );
}

function EventRow({ event: { item, day, startMinutes, index, days } }: { event: GridEvent }) {
  const branch = useBranchMark(item.order_id);
  const part = days > 1 ? texts.dayOf(index + 1, days) : undefined;
  return (
    <li>
      <JobLine
        item={item}
        name={formatItemName(item, { part, branch: branch?.name })}
        time={formatTime(toTime(startMinutes))}
        part={part}
        entry={markEntry(day, 'job', item.order_id)}
      />
    </li>
  );
}

export type GridHandlers = {
  onDay: (day: CalendarDate) => void;
  onOpen: (item: CalendarJob) => void;
  onMove: (item: CalendarJob, change: TimeChange) => void;
  onSlot: (day: CalendarDate, window: string | null) => void;
};

type Props = GridHandlers & {
  view: GridView;
  date: CalendarDate;
  now: Date;
  zone: string;
  events: GridEvent[];
};

const DragCalendar = getDefault(addon)<GridEvent>(LibraryCalendar);

function LibraryCalendar(props: CalendarProps<GridEvent>) {
  return <Calendar {...props} />;
}

/** The default export of a CommonJS module: a build wraps it twice. */
function getDefault<Value extends object>(module: { default: Value | { default: Value } }): Value {
  return 'default' in module.default ? module.default.default : module.default;
}

/** The calendar of the library. Memoized, because the library draws all jobs again with each render. */
export const Library = memo(function Library(props: Props) {
  useLanguage();
  const { view, date, now, zone, events, onDay, onOpen, onMove, onSlot } = props;
  // The library takes a press on the head of a day for a press on the day.
  const isOnControl = useRef(false);
  const move = ({ item }: GridEvent, change: TimeChange | null) => change && onMove(item, change);
  return (
    <DragCalendar
      localizer={localizer}
      formats={formats}
      components={gridParts}
      toolbar={false}
      view={view}
      views={views}
      date={toWallDate(date, 720)}
      getNow={() => toWall(now, zone)}
      events={events}
      selected={null}
      allDayAccessor={isAllDay}
      tooltipAccessor={null}
      showMultiDayTimes
      step={30}
      timeslots={2}
      scrollToTime={toWallDate(date, 360)}
      dayLayoutAlgorithm={layOutDay}
      getDrilldownView={() => null}
      onDrillDown={(wall) => onDay(readWallDay(wall))}
      elementProps={{
        onPointerDownCapture: ({ target }) => {
          isOnControl.current = target instanceof Element && target.closest('a, button') !== null;
        },
      }}
      selectable
      draggableAccessor={isMovable}
      resizable={view === 'week'}
      resizableAccessor={isMovable}
      onNavigate={ignore}
      onView={ignore}
      onSelectEvent={({ item }) => onOpen(item)}
      onKeyPressEvent={({ item }, event) => act(event, item, onOpen)}
      onSelectSlot={({ start, end }) => {
        const { day, window } = readSlot(start, end);
        if (!isOnControl.current) onSlot(day, view === 'month' ? null : window);
      }}
      onEventDrop={(dropped) => move(dropped.event, readDrop(dropped))}
      onEventResize={(resized) => move(resized.event, readResize(resized))}
    />
  );
});

const views = { month: true, week: true, agenda: Agenda };
const isMovable = ({ item, isStacked }: GridEvent) => !isStacked && canMove(item, serverDate());
/** Each day of a job has its hours. */
const isAllDay = () => false;
/** The page owns date and view. */
const ignore = () => undefined;

/** Enter and Space open a job. */
function act(event: KeyboardEvent | object, item: CalendarJob, onOpen: GridHandlers['onOpen']): void {
  if (!('key' in event)) return;
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  onOpen(item);
}

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
const gridParts: Components<GridEvent> = {
  month: { dateHeader: MonthHead, event: MonthJob },
  week: { header: WeekHeader, event: WeekEvent },
  showMore: MonthMore,
};

type Span = { start: Date; end: Date };

/**
 * Weeks start on Monday. Texts come from `formats`, so the library needs no locale. Its own
 * comparisons of jobs take most of the time of a full week.
 */
const localizer = Object.assign(createLocalizer(), {
  isSameDate: isSameWallDay,
  inEventRange: ({ event, range }: { event: Span; range: Span }) =>
    getWallMidnight(event.start) <= range.end.getTime() && event.end.getTime() > range.start.getTime(),
  /** By day; on a day, jobs of more days first, then by time. */
  sortEvents: ({ evtA, evtB }: { evtA: Span; evtB: Span }) =>
    getWallMidnight(evtA.start) - getWallMidnight(evtB.start) ||
    getWallMidnight(evtB.end) - getWallMidnight(evtA.end) ||
    evtA.start.getTime() - evtB.start.getTime() ||
    evtA.end.getTime() - evtB.end.getTime(),
});

function createLocalizer() {
  return dateFnsLocalizer({
    startOfWeek: startOfISOWeek,
    getDay,
    format: (date: Date) => readWallDay(date),
    locales: {},
  });
}

const formatDayName = (wall: Date) => formatWeekday(readWallDay(wall));
const formatClock = (wall: Date) => formatTime(readWallTime(wall));
const formatClockRange = ({ start, end }: { start: Date; end: Date }) => `${formatClock(start)} – ${formatClock(end)}`;
const formatDayNumber = (wall: Date) => String(readWallDayNumber(wall));
const formatWholeDay = (wall: Date) => formatLongDay(readWallDay(wall));

/** Every text the library writes. */
const formats: Formats = {
  dateFormat: formatDayNumber,
  dayFormat: formatDayName,
  weekdayFormat: formatDayName,
  dayHeaderFormat: formatWholeDay,
  timeGutterFormat: (wall: Date) => formatHour(Math.floor(readWallMinutes(wall) / 60) * 60),
  selectRangeFormat: formatClockRange,
  eventTimeRangeFormat: formatClockRange,
  eventTimeRangeStartFormat: ({ start }) => formatClock(start),
  eventTimeRangeEndFormat: ({ end }) => formatClock(end),
};
