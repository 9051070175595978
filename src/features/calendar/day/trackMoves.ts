import { toSlotWindow } from '#domain/time/arrivalWindow';
import { startWindowAt, type TimeChange } from '../model/timeChange';
import type { WorkShift } from '../model/workShifts';

/** The hours that a track shows. */
export type Hours = { from: number; to: number };

const STEP = 30;
const hourLimits = { min: 1, max: 14 } as const;
const windowLimits = { min: 60, max: 360 } as const;

/** Minutes after midnight at a share (0 to 1) of the track. */
export function toTrackMinutes(share: number, { from, to }: Hours): number {
  return from * 60 + clamp(share, 0, 1) * (to - from) * 60;
}

/** An empty part of a track as an arrival window, in steps of half an hour and at least an hour long. */
export function readTrackSlot(one: number, other: number): { start: number; end: number; window: string } {
  const start = Math.min(1440 - STEP, Math.floor(Math.min(one, other) / STEP) * STEP);
  const length = Math.ceil((Math.max(one, other) - start) / STEP) * STEP;
  const end = start + clamp(length, windowLimits.min, windowLimits.max);
  return { start, end, window: toSlotWindow(start, end) };
}

/** A job dragged along its track: it starts earlier or later on the same day. Null for less than a step. */
export function readTrackMove({ item, start }: WorkShift, minutes: number): TimeChange | null {
  const moved = clamp(toStep(start + minutes), 0, 1440 - STEP);
  return moved === start ? null : { date: item.date, window: startWindowAt(item, moved) };
}

/** A job whose end was dragged: its hours per day change. Null for less than a step. */
export function readTrackResize({ item, start, end }: WorkShift, minutes: number): TimeChange | null {
  const hours = clamp(toStep(end + minutes - start) / 60, hourLimits.min, hourLimits.max);
  return hours === (end - start) / 60 ? null : { date: item.date, window: item.arrival_window, hours };
}

const toStep = (minutes: number): number => Math.round(minutes / STEP) * STEP;
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
