import type { KeyboardEvent } from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import * as addon from 'react-big-calendar/lib/addons/dragAndDrop';
import type { CalendarItem } from '../../../generated/model';
import { memo } from '../../../platform/language/memo';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import type { TimeChange } from '../model/timeChange';
import { readWallDay, toWall, toWallDate } from '../model/wallTime';
import { getDefault } from './commonJs';
import type { GridEvent } from './gridEvents';
import { readDrop, readResize, readSlot } from './gridMoves';
import { gridParts } from './gridParts';
import { formats, localizer } from './localizer';

export type GridHandlers = {
  onOpen: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, change?: TimeChange) => void;
  onSlot: (day: CalendarDate, window: string | null) => void;
};

type Props = GridHandlers & {
  date: CalendarDate;
  now: Date;
  zone: string;
  events: GridEvent[];
  widths: ReadonlyMap<CalendarDate, number>;
};

const DragCalendar = getDefault(addon)<GridEvent>(LibraryCalendar);

function LibraryCalendar(props: CalendarProps<GridEvent>) {
  return <Calendar {...props} />;
}

/** The week of the library. Memoized, because the library draws all jobs again with each render. */
export const Library = memo(function Library(props: Props) {
  const { date, now, zone, events, widths, onOpen, onMove, onSlot } = props;
  return (
    <DragCalendar
      localizer={localizer}
      formats={formats}
      components={gridParts}
      toolbar={false}
      view="week"
      views={views}
      date={toWallDate(date, 720)}
      getNow={() => toWall(now, zone)}
      events={events}
      allDayAccessor={isAllDay}
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
      resizableAccessor={isOpen}
      onNavigate={ignore}
      onView={ignore}
      onSelectEvent={({ item }) => onOpen(item)}
      onKeyPressEvent={({ item }, event) => act(event, item, onOpen)}
      onSelectSlot={({ start, end }) => {
        const slot = readSlot(start, end);
        onSlot(slot.day, slot.window);
      }}
      onEventDrop={(dropped) => onMove(dropped.event.item, readDrop(dropped))}
      onEventResize={(resized) => onMove(resized.event.item, readResize(resized))}
    />
  );
});

const views = { week: true };
const isOpen = ({ item }: GridEvent) => item.closed_state === null;
/** Each day of a job has its hours. */
const isAllDay = () => false;
/** The page owns date and view. */
const ignore = () => undefined;

/** A day as wide as its jobs side by side need; the week scrolls. */
function toDayStyle(width: number | undefined) {
  return width === undefined ? {} : { style: { flex: `1 0 ${width}px`, minWidth: width } };
}

/** Enter and Space open a job. */
function act(event: KeyboardEvent | object, item: CalendarItem, onOpen: GridHandlers['onOpen']): void {
  if (!('key' in event)) return;
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  onOpen(item);
}
