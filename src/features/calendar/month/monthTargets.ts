import type { MouseEvent, PointerEvent } from 'react';
import type { CalendarItem } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { readEntryJob } from '../event/entry';
import type { DayRange } from '../model/range';
import { findDayAt } from './monthPlaces';

/** Where a button was pressed, and on what. */
export type Press = {
  x: number;
  y: number;
  day: CalendarDate;
  /** The job that can be dragged. */
  item: CalendarItem | undefined;
  isOnEmpty: boolean;
};

export type MonthTargets = ReturnType<typeof getMonthTargets>;

/** What the pointer is on. The weeks as a whole have the handlers, so that the jobs need none. */
export function getMonthTargets(range: DayRange, jobs: readonly CalendarItem[]) {
  const dayAt = (event: MouseEvent<HTMLElement>): CalendarDate | undefined =>
    findDayAt(event, event.currentTarget.getBoundingClientRect(), range) ?? readDay(event.target);
  const jobAt = ({ target }: MouseEvent): CalendarItem | undefined => {
    const id = readEntryJob(target);
    return id === undefined ? undefined : jobs.find(({ order_id }) => order_id === id);
  };
  const readPress = (event: PointerEvent<HTMLElement>): Press | undefined => {
    const [day, job] = [dayAt(event), jobAt(event)];
    if (event.button !== 0 || day === undefined) return undefined;
    const item = job?.closed_state === null ? job : undefined;
    return { x: event.clientX, y: event.clientY, day, item, isOnEmpty: isEmpty(event.target) };
  };
  /** The earlier day of a click, or of a drag over empty days. */
  const readSlot = (press: Press | undefined, event: MouseEvent<HTMLElement>): CalendarDate | undefined => {
    const day = dayAt(event);
    if (!press?.isOnEmpty || day === undefined || !isEmpty(event.target)) return undefined;
    return press.day < day ? press.day : day;
  };
  return { dayAt, jobAt, readPress, readSlot };
}

const isEmpty = (target: EventTarget): boolean => target instanceof Element && !target.closest('a, button');

/** The day of the cell around an element. */
function readDay(target: EventTarget): CalendarDate | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
}
