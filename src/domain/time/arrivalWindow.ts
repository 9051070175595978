import { type TimeWindow, toTime, windowMinutes } from '#platform/lib/time/clockTimes';

/** Minutes an arrival window may last (docs/product.md, "Limits"). */
const arrivalWindowLimits = { min: 60, max: 360 } as const;

/** 23:59: a window does not pass midnight. */
const lastMinute = 1439;

export type ArrivalWindowProblem = 'no_window' | 'too_short' | 'too_long';

/**
 * Validates the arrival window "HH:mm - HH:mm" of an order; null if it is valid. A firm time may be shorter
 * than an hour, down to one moment; the last hour of a day ends at 23:59.
 */
export function arrivalWindowProblem(window: string, isFirm: boolean): ArrivalWindowProblem | null {
  const range = windowMinutes(window);
  if (!range) return 'no_window';
  const minutes = range.end - range.start;
  if (minutes < 0 || minutes > arrivalWindowLimits.max) return 'too_long';
  const min = range.end === lastMinute ? arrivalWindowLimits.min - 1 : arrivalWindowLimits.min;
  return minutes < min && !isFirm ? 'too_short' : null;
}

/** The arrival window that begins at a minute of the day: a usual one of the branch, else the shortest. */
export function toArrivalWindow(start: number, usual: readonly TimeWindow[]): TimeWindow {
  const begin = `${toTime(start)} - `;
  return usual.find((window) => window.startsWith(begin)) ?? toWindowOfDay(start, start + arrivalWindowLimits.min);
}

/** The window between two minutes, cut at midnight. */
export function toWindowOfDay(start: number, end: number): TimeWindow {
  return `${toTime(Math.max(start, 0))} - ${toTime(Math.min(end, lastMinute))}`;
}

/** The window of an empty part of a day. The last hour of the day is the last window. */
export function toSlotWindow(start: number, end: number): TimeWindow {
  return toWindowOfDay(Math.min(start, lastMinute + 1 - arrivalWindowLimits.min), end);
}

/** A window as long as another one that begins at a minute of the day. */
export function moveWindow(window: TimeWindow, start: number): TimeWindow {
  const range = windowMinutes(window);
  const minutes = range ? range.end - range.start : arrivalWindowLimits.min;
  return toWindowOfDay(start, start + minutes);
}

/** Validates a default window of a branch: as for an order with a firm time. */
export function isUsualWindow(window: string): boolean {
  return arrivalWindowProblem(window, true) === null;
}
