/** Times of day without a date: "HH:mm", and windows "HH:mm - HH:mm", as in the contract and the time mask. */
import { texts } from '../texts';

/** A window within a day, "08:00 - 10:00". If it ends earlier than it starts, it passes midnight. */
export type TimeWindow = string;

/** Minutes after midnight of "HH:mm" (0-1439), or null when it is not a time of day. */
export function toMinutes(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** "HH:mm" of minutes after midnight; wraps at midnight: 1500 -> "01:00". */
export function toTime(minutes: number): string {
  const wrapped = ((minutes % 1440) + 1440) % 1440;
  return `${pad(Math.floor(wrapped / 60))}:${pad(wrapped % 60)}`;
}

/**
 * Start and end of a window in minutes after midnight, or null when the text is not a window (spec section 5, time
 * mask).
 */
export function windowMinutes(window: TimeWindow): { start: number; end: number } | null {
  const [from, to, ...more] = window.split(' - ');
  const start = toMinutes(from ?? '');
  const end = toMinutes(to ?? '');
  return start === null || end === null || more.length > 0 ? null : { start, end };
}

/** "14:05" -> "2:05 PM". Anything else is returned unchanged. */
export function formatTime(time: string): string {
  const minutes = toMinutes(time);
  return minutes === null ? time : formatMinutes(minutes);
}

/**
 * "08:00 - 10:00" -> "8:00–10:00 AM", "11:00 - 13:00" -> "11:00 AM–1:00 PM", "08:00 - 08:00" -> "8:00 AM". Anything else
 * is returned unchanged.
 */
export function formatTimeWindow(window: TimeWindow): string {
  const range = windowMinutes(window);
  if (!range) return window;
  const { start, end } = range;
  if (start === end) return formatMinutes(start);
  const sameHalf = meridiem(start) === meridiem(end) && start <= end;
  return `${sameHalf ? clock(start) : formatMinutes(start)}–${formatMinutes(end)}`;
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60) % 12 || 12}:${pad(minutes % 60)}`;
}

/** AM or PM stays on the same line as its time. */
function formatMinutes(minutes: number): string {
  return `${clock(minutes)}\u00a0${meridiem(minutes)}`;
}

function meridiem(minutes: number): string {
  return minutes < 720 ? texts.am : texts.pm;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
