import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CalendarItem } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import type { TimeChange } from '../model/timeChange';
import { useEscape, useStillPage } from './dragHooks';
import { readMonthMove } from './monthPlaces';
import type { MonthTargets, Press } from './monthTargets';

/** A job that is dragged: the day at which it was grabbed, and the day it is over. */
export type MonthDrag = { item: CalendarItem; from: CalendarDate; to: CalendarDate };

type Options = {
  weeks: RefObject<HTMLElement | null>;
  targets: MonthTargets;
  onOpen: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, change: TimeChange) => void;
  onSlot: (day: CalendarDate) => void;
};

/** Pixels that make a click a drag. */
const SLACK = 4;
/** Milliseconds after which a finger drags a job instead of the page. */
const LONG_PRESS = 250;

/** Drags jobs to other days, opens them, and chooses empty days. A mouse drags at once, a finger after a long press. */
export function useMonthDrag({ weeks, targets, onOpen, onMove, onSlot }: Options) {
  const [drag, setDrag] = useState<MonthDrag>();
  const press = useRef<Press>(undefined);
  const longPress = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A drag ends with a click.
  const wasDragged = useRef(false);
  const begin = ({ pointerId }: PointerEvent) => {
    const { item, day } = press.current ?? {};
    if (!item || day === undefined) return;
    wasDragged.current = true;
    weeks.current?.setPointerCapture(pointerId);
    setDrag({ item, from: day, to: day });
  };
  const end = () => {
    clearTimeout(longPress.current);
    setDrag(undefined);
  };
  useEffect(() => () => clearTimeout(longPress.current), []);
  useEscape(drag !== undefined, end);
  useStillPage(weeks, drag !== undefined);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    end();
    wasDragged.current = false;
    press.current = targets.readPress(event);
    if (!isMouse(event)) longPress.current = setTimeout(() => begin(event), LONG_PRESS);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag) {
      const to = targets.dayAt(event) ?? drag.from;
      if (to !== drag.to) setDrag({ item: drag.item, from: drag.from, to });
    } else if (!wasDragged.current && isBeyondSlack(press.current, event)) {
      if (isMouse(event)) begin(event);
      else clearTimeout(longPress.current);
    }
  };
  const onPointerUp = () => {
    end();
    const change = drag && readMonthMove(drag.item, drag.from, drag.to);
    if (drag && change) onMove(drag.item, change);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isByKey = event.detail === 0;
    if (wasDragged.current && !isByKey) return;
    const [item, slot] = [targets.jobAt(event), targets.readSlot(press.current, event)];
    if (item) onOpen(item);
    else if (slot !== undefined) onSlot(slot);
  };
  const onContextMenu = (event: MouseEvent) => drag && event.preventDefault();
  return { drag, props: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClick, onContextMenu } };
}

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

function isBeyondSlack(from: Press | undefined, { clientX, clientY, buttons }: PointerEvent): boolean {
  if (!from || buttons === 0) return false;
  return Math.abs(clientX - from.x) > SLACK || Math.abs(clientY - from.y) > SLACK;
}
