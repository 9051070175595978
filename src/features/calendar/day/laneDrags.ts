import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { serverDate } from '#platform/lib/time/serverClock';
import { canMove } from '../model/staffing';
import type { TimeChange } from '../model/timeChange';
import type { WorkShift } from '../model/workShifts';
import { type Hours, readTrackMove, readTrackResize, readTrackSlot, toTrackMinutes } from './trackMoves';

type Drag = { part: 'whole' | 'end'; startX: number; minutesPerPixel: number; minutes: number };

type Options = { shift: WorkShift; hours: Hours; onOpen: () => void; onMove: (change: TimeChange) => void };

/** Pixels at the end of a block that change its hours. */
const EDGE = 8;
/** Pixels that make a click a drag. */
const SLACK = 4;

/** A job that is dragged along its track with a mouse. A click opens it. */
export function useBlockDrag({ shift, hours, onOpen, onMove }: Options) {
  const [drag, setDrag] = useState<Drag>();
  // A drag ends with a click.
  const wasDragged = useRef(false);
  const isOpen = canMove(shift.item, serverDate());
  const end = () => setDrag(undefined);
  return {
    /** By how much the block is drawn later and longer, in minutes. */
    offset: drag?.part === 'whole' ? drag.minutes : 0,
    growth: drag?.part === 'end' ? drag.minutes : 0,
    isDragged: drag !== undefined && drag.minutes !== 0,
    props: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (!isOpen || !isMouse(event) || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag(startDrag(event, hours));
      },
      onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
        if (!drag) return;
        const pixels = clientX - drag.startX;
        if (Math.abs(pixels) > SLACK) wasDragged.current = true;
        if (!wasDragged.current) return;
        const minutes = Math.round((pixels * drag.minutesPerPixel) / 30) * 30;
        setDrag({ part: drag.part, startX: drag.startX, minutesPerPixel: drag.minutesPerPixel, minutes });
      },
      onPointerUp: () => {
        end();
        const change = drag && (drag.part === 'whole' ? readTrackMove : readTrackResize)(shift, drag.minutes);
        if (change) onMove(change);
      },
      onPointerCancel: end,
      onClick: (event: MouseEvent) => {
        if (wasDragged.current) event.preventDefault();
        else onOpen();
      },
    },
  };
}

function startDrag({ clientX, currentTarget }: PointerEvent<HTMLElement>, { from, to }: Hours): Drag {
  const block = currentTarget.getBoundingClientRect();
  const track = currentTarget.closest('ul')?.getBoundingClientRect().width ?? block.width;
  const part = block.right - clientX < EDGE ? 'end' : 'whole';
  return { part, startX: clientX, minutesPerPixel: ((to - from) * 60) / Math.max(1, track), minutes: 0 };
}

/** A window chosen on an empty part of a track: by a click or a tap, or by dragging with a mouse. */
export function useSlotDrag(hours: Hours, onSlot: (window: string) => void) {
  const [chosen, setChosen] = useState<{ from: number; to: number }>();
  const end = () => setChosen(undefined);
  return {
    slot: chosen && readTrackSlot(chosen.from, chosen.to),
    props: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget || event.button !== 0) return;
        if (isMouse(event)) event.currentTarget.setPointerCapture(event.pointerId);
        const at = getMinutes(event, hours);
        setChosen({ from: at, to: at });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (chosen && isMouse(event)) setChosen({ from: chosen.from, to: getMinutes(event, hours) });
      },
      onPointerUp: () => {
        if (chosen) onSlot(readTrackSlot(chosen.from, chosen.to).window);
        end();
      },
      // A finger that scrolls.
      onPointerCancel: end,
    },
  };
}

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

function getMinutes({ clientX, currentTarget }: PointerEvent<HTMLElement>, hours: Hours): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return toTrackMinutes((clientX - left) / Math.max(1, width), hours);
}
