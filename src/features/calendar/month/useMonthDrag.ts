import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CalendarItem } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { readEntryJob } from '../event/entry';
import type { DayRange } from '../model/range';
import type { TimeChange } from '../model/timeChange';
import { findDayAt, readMonthMove } from './monthPlaces';
import { useEscape, useStillPage } from './dragHooks';

/** A job that is dragged: the day at which it was grabbed, and the day it is over. */
export type MonthDrag = { item: CalendarItem; from: CalendarDate; to: CalendarDate };

type Press = {
  x: number;
  y: number;
  day: CalendarDate;
  /** The job that can be dragged. */
  item: CalendarItem | undefined;
  isOnEmpty: boolean;
  longPress: ReturnType<typeof setTimeout> | undefined;
};

type Options = {
  weeks: RefObject<HTMLElement | null>;
  range: DayRange;
  jobs: readonly CalendarItem[];
  onOpen: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, change: TimeChange) => void;
  onSlot: (day: CalendarDate) => void;
};

/** Pixels that make a click a drag. */
const SLACK = 4;
/** Milliseconds after which a finger drags a job instead of the page. */
const LONG_PRESS = 250;

/**
 * Opens jobs, drags them to other days, and chooses empty days. A mouse drags at once, a finger after a long press. The
 * handlers are those of the weeks as a whole, so that the jobs need none.
 */
export function useMonthDrag({ weeks, range, jobs, onOpen, onMove, onSlot }: Options) {
  const [drag, setDrag] = useState<MonthDrag>();
  const press = useRef<Press>(undefined);
  // A drag ends with a click.
  const wasDragged = useRef(false);
  const end = () => {
    clearTimeout(press.current?.longPress);
    setDrag(undefined);
  };
  useEffect(() => () => clearTimeout(press.current?.longPress), []);
  useEscape(drag !== undefined, end);
  useStillPage(weeks, drag !== undefined);

  const dayAt = (event: MouseEvent) => {
    const box = weeks.current?.getBoundingClientRect();
    return (box && findDayAt(event, box, range)) ?? readDay(event.target);
  };
  const findJob = (target: EventTarget) => {
    const id = readEntryJob(target);
    return id === undefined ? undefined : jobs.find(({ order_id }) => order_id === id);
  };
  const begin = (pointerId: number) => {
    const { item, day } = press.current ?? {};
    if (!item || day === undefined) return;
    wasDragged.current = true;
    weeks.current?.setPointerCapture(pointerId);
    setDrag({ item, from: day, to: day });
  };
  const readPress = (event: PointerEvent<HTMLElement>): Press | undefined => {
    const day = dayAt(event);
    if (event.button !== 0 || day === undefined) return undefined;
    const found = findJob(event.target);
    const item = found?.closed_state === null ? found : undefined;
    const { clientX: x, clientY: y, pointerId } = event;
    const longPress = item && !isMouse(event) ? setTimeout(() => begin(pointerId), LONG_PRESS) : undefined;
    return { x, y, day, item, isOnEmpty: isEmpty(event.target), longPress };
  };
  return {
    drag,
    props: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        end();
        wasDragged.current = false;
        press.current = readPress(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag) {
          const to = dayAt(event) ?? drag.from;
          if (to !== drag.to) setDrag({ item: drag.item, from: drag.from, to });
        } else if (press.current && event.buttons > 0 && isBeyondSlack(press.current, event)) {
          if (isMouse(event)) begin(event.pointerId);
          else end();
        }
      },
      onPointerUp: () => {
        end();
        const change = drag && readMonthMove(drag.item, drag.from, drag.to);
        if (drag && change) onMove(drag.item, change);
      },
      onPointerCancel: end,
      onClick: (event: MouseEvent) => {
        const isByKey = event.detail === 0;
        if (wasDragged.current && !isByKey) return;
        const item = findJob(event.target);
        if (item) return onOpen(item);
        const [from, to] = [press.current, dayAt(event)];
        if (from?.isOnEmpty && to !== undefined && isEmpty(event.target)) onSlot(from.day < to ? from.day : to);
      },
      onContextMenu: (event: MouseEvent) => {
        if (wasDragged.current) event.preventDefault();
      },
    },
  };
}

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';
const isEmpty = (target: EventTarget): boolean => target instanceof Element && !target.closest('a, button');

function isBeyondSlack(from: Press, { clientX, clientY }: PointerEvent): boolean {
  return Math.abs(clientX - from.x) > SLACK || Math.abs(clientY - from.y) > SLACK;
}

/** The day of the cell around an element. */
function readDay(target: EventTarget): CalendarDate | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
}
