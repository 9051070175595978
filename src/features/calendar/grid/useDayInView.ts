import { type RefObject, useLayoutEffect } from 'react';
import { type CalendarDate, daysBetween } from '../../../platform/lib/time/dates';
import type { DayRange } from '../model/range';
import type { GridView } from './gridEvents';

type Shown = { view: GridView; date: CalendarDate; range: DayRange };

/** Scrolls a week that is wider than the page, as on a phone, to the chosen day. */
export function useDayInView(frame: RefObject<HTMLElement | null>, { view, date, range: { from } }: Shown): void {
  useLayoutEffect(() => {
    const content = frame.current?.querySelector('.rbc-time-content');
    const day = content?.querySelectorAll<HTMLElement>('.rbc-day-slot')[daysBetween(from, date)];
    const hours = content?.querySelector<HTMLElement>('.rbc-time-gutter');
    if (content && day && hours) content.scrollLeft = day.offsetLeft - hours.offsetWidth;
  }, [frame, view, date, from]);
}
