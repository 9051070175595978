/** Reads a time window in the forms people type it: "8-10", "8am-10am", "0800-1000", "11 to 1". */
import { type TimeWindow, toTime, windowMinutes } from './clockTimes';

/** A time of day. Without "am" or "pm", "8" has two readings: 8:00 and 20:00. */
type TypedTime = { readings: readonly number[] };

const noon = 'noon|mediod[ií]a';
const time = String.raw`(${noon}|\d{1,2}(?:[:.]?\d{2})?)(?::00)?(?:\s*h(?:rs?)?\b\.?)?\s*((?:[ap]\.?\s*m\b|[ap]\b)\.?)?`;
// A tab is between two cells of a spreadsheet.
const separator = String.raw`(?:\s*[-‐‑‒–—−]+\s*|\s*(?:to|until|till|thru|through)\s*|\s+(?:and|al?|hasta)\s+|\t)`;
const timePattern = new RegExp(`^(?:at\\s+)?${time}$`);
const windowPattern = new RegExp(`^(?:(?:from|between|de)\\s+)?${time}${separator}${time}$`);

/**
 * The window as the contract writes it, or null when the text is not a window. A start without "am" or "pm" is within
 * the working day: 7 to 11 in the morning, 12 to 6 in the afternoon. An end is the next such hour after the start. A
 * single time ("8:00 AM", "8am", "0800") is a window only where `complete` returns the one that begins at that minute
 * of the day.
 */
export function parseTypedWindow(text: string, complete?: (start: number) => TimeWindow): TimeWindow | null {
  const typed = text.trim().toLowerCase();
  if (windowMinutes(typed)) return typed;
  const digits = typed.replace(/^(\d{4})\s*(\d{4})$/, '$1-$2');
  const [, from, fromHalf, to, toHalf] = windowPattern.exec(digits) ?? [];
  const start = parseTime(from, fromHalf);
  const end = parseTime(to, toHalf);
  if (start && end) return toWindow(start, end);
  const [, only, half] = timePattern.exec(digits) ?? [];
  const single = complete && parseTime(only, half);
  return single ? complete(workingTime(single.readings)) : null;
}

function toWindow(start: TypedTime, end: TypedTime): TimeWindow {
  const [exactEnd = 0, otherEnd] = end.readings;
  const from = otherEnd === undefined ? closestBefore(exactEnd, start.readings) : workingTime(start.readings);
  return `${toTime(from)} - ${toTime(closestAfter(from, end.readings))}`;
}

function parseTime(digits: string | undefined, half: string | undefined): TypedTime | null {
  if (new RegExp(`^(?:${noon})$`).test(digits ?? '')) return half === undefined ? { readings: [720] } : null;
  const [, hours = '', minutes = '00'] = /^(\d{1,2}?)[:.]?(\d{2})?$/.exec(digits ?? '') ?? [];
  const hour = Number(hours);
  if (hours === '' || hour > 23 || Number(minutes) > 59) return null;
  return toReadings(hours, Number(minutes), half);
}

function toReadings(hours: string, minutes: number, half: string | undefined): TypedTime | null {
  const hour = Number(hours);
  const morning = (hour % 12) * 60 + minutes;
  const isTwelveHour = hour >= 1 && hour <= 12;
  if (half !== undefined) return isTwelveHour ? { readings: [half.startsWith('a') ? morning : morning + 720] } : null;
  // A zero in front or an hour after twelve is written by people who count to 24.
  const isExact = hours.startsWith('0') || !isTwelveHour;
  return { readings: isExact ? [hour * 60 + minutes] : [morning, morning + 720] };
}

function workingTime(readings: readonly number[]): number {
  const [first = 0, second = first] = readings;
  return first >= 7 * 60 ? first : second;
}

function closestAfter(start: number, readings: readonly number[]): number {
  return pickMin(readings, (end) => minutesAfter(start, end));
}

function closestBefore(end: number, readings: readonly number[]): number {
  return pickMin(readings, (start) => minutesAfter(start, end));
}

/** Minutes from one time to the next occurrence of another; a whole day when both are the same. */
function minutesAfter(start: number, end: number): number {
  return (end - start + 1440) % 1440 || 1440;
}

function pickMin(readings: readonly number[], measure: (reading: number) => number): number {
  return readings.reduce((best, each) => (measure(each) < measure(best) ? each : best));
}
