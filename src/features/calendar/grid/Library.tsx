import { type KeyboardEvent, memo, useRef } from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import * as addon from 'react-big-calendar/lib/addons/dragAndDrop';
import { useLanguage } from '#platform/language/useLanguage';
import type { CalendarDate } from '#platform/lib/time/dates';
import { serverDate } from '#platform/lib/time/serverClock';
import type { CalendarJob } from '../model/calendarJob';
import { canMove } from '../model/staffing';
import type { TimeChange } from '../model/timeChange';
import { readWallDay, toWall, toWallDate } from '#platform/lib/time/wallTime';
import { Agenda } from './Agenda';
import { layOutDay } from './dayLayout';
import type { GridEvent, GridView } from './gridEvents';
import { readDrop, readResize, readSlot } from './gridMoves';
import { gridParts } from './gridParts';
import { formats, localizer } from './localizer';

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
