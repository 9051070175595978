import { casual as english, type ParsedResult } from 'chrono-node/en';
import { casual as spanish } from 'chrono-node/es';
import { addDays, type CalendarDate, daysBetween, parseDate, toCalendarDate } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { orderLimits } from '../../limits';
import { type LineReader, type Reading, numberPattern } from './lineReader';
import type { NeedContext, NeedValue } from './needPhrases';

type Clock = Pick<NeedContext, 'now' | 'zone'>;
type Today = { date: CalendarDate; /** Wall-clock time in the zone, as if it were UTC. */ wall: Date };

/** Reads dates with chrono-node, English before Spanish; "next Saturday", "12/1" and "weekend" are ambiguous. */
export function findDates(reader: LineReader, clock: Clock): void {
  const today = getToday(clock);
  reader.find(/\basap\b|\bright away\b|\blo antes posible\b|\burgente\b/g, () =>
    toReading([today.date, addDays(today.date, 1)], today),
  );
  findResults(reader, today, english);
  reader.find(/\bpasado manana\b/g, () => toReading([addDays(today.date, 2)], today));
  reader.find(/\bmanana\b/g, () => toReading([addDays(today.date, 1)], today));
  findResults(reader, today, spanish);
  reader.find(/\b(?:(?:the|el) )(\d{1,2})(?:st|nd|rd|th)?\b(?![:/.])|\b(\d{1,2})(?:st|nd|rd|th)\b/g, ([, one, other]) =>
    readDayOfMonth(Number(one ?? other), today),
  );
}

/** The date of a text such as "8/10", or null. */
export function readSingleDate(text: string, clock: Clock): NeedValue | null {
  const today = getToday(clock);
  const [result] = english.parse(text, { instant: today.wall, timezone: 0 }, { forwardDate: true });
  const date = result && toDate(result.start);
  return date && isWithin(date, today) ? { field: 'date', value: date } : null;
}

function getToday({ now, zone }: Clock): Today {
  const { date, time } = zonedTime(now, zone);
  return { date, wall: new Date(`${date}T${time}:00Z`) };
}

/** Length of a job, "two day" or "for 3 days", to chrono-node the date after that many days. "In two days" is a date. */
const lengthPattern = new RegExp(
  String.raw`^(?:(?:for|por|durante|de) +)?(?:a few|${numberPattern}) *(?:days?|weeks?|dias?|semanas?)[ ,.]*$`,
);

/** Without accents: to chrono-node an accented letter ends a word, and "María" begins with "Mar". */
function findResults(reader: LineReader, today: Today, language: typeof english): void {
  const results = language.parse(
    hideEras(cutDates(reader.plain)),
    { instant: today.wall, timezone: 0 },
    { forwardDate: true },
  );
  for (const result of results) {
    const span = { start: result.index, end: result.index + result.text.replace(/[\s,.]+$/, '').length };
    if (namesDay(result)) reader.take(span, lengthPattern.test(result.text) ? 'unknown' : readResult(result, today));
  }
}

/** The text up to its twelfth date in digits: chrono-node takes cubic time for a line full of them. */
function cutDates(text: string): string {
  const index = [...text.matchAll(/\d[/.-]\d/g)][12]?.index;
  return index === undefined ? text : text.slice(0, index);
}

/** No job is in "2 BC", and chrono-node takes "12/1 2 be there" for a year of the Buddhist era. */
const hideEras = (text: string): string => text.replace(/(?<=\d ?)(?:ad|bc|be|ce)/g, '__');

/** Not a month or an hour alone. */
function namesDay({ start }: ParsedResult): boolean {
  return start.isCertain('day') || start.isCertain('weekday');
}

function readResult(result: ParsedResult, today: Today): Reading {
  const { text } = result;
  const date = toDate(result.start);
  if (date === null || /\b(?:month|year|quarter|mes|ano)\b/.test(text)) return null;
  if (/\bweeks?\b|\bsemanas?\b/.test(text)) return toReading(listWeek(date), today);
  if (text.includes('weekend')) return toReading([date, addDays(date, 1)], today);
  // As in a date field, a weekday is the next one after today; said on that day, it may be today.
  if (date === today.date && !result.start.isCertain('day') && !text.startsWith('this'))
    return toReading([addDays(date, 7), date], today);
  const end = result.end ? toDate(result.end) : null;
  return toReading([date, ...(end ? [end] : []), ...listOthers(result, text, date, today)], today);
}

/** Other days that the text may mean. */
function listOthers({ start }: ParsedResult, text: string, date: CalendarDate, today: Today): CalendarDate[] {
  const swapped = readSwapped(text, today);
  if (swapped) return [swapped];
  const weekday = start.isCertain('weekday') ? start.get('weekday') : null;
  if (weekday === null) return [];
  const coming = addDays(today.date, (weekday - getWeekday(today.date) + 7) % 7 || 7);
  // "Mon 12/1" is a Tuesday.
  if (start.isCertain('day')) return getWeekday(date) === weekday ? [] : [coming];
  if (/^(?:next|proximo)/.test(text)) return [coming, addDays(coming, 7)].slice(0, date === coming ? 1 : 2);
  return [];
}

/** "12/1" as January 12. */
function readSwapped(text: string, today: Today): CalendarDate | null {
  const [, month, day] = /^(\d{1,2})[/.-](\d{1,2})$/.exec(text.trim()) ?? [];
  if (month === undefined || month === day || Number(month) > 12 || Number(day) > 12) return null;
  const year = Number(today.date.slice(0, 4));
  const date = toCalendarDate(year, Number(day), Number(month));
  return date < today.date ? toCalendarDate(year + 1, Number(day), Number(month)) : date;
}

function readDayOfMonth(day: number, today: Today): Reading {
  const months = Array.from({ length: 12 }, (_, index) => {
    const [year = 0, month = 0] = today.date.split('-').map(Number);
    const first = toCalendarDate(year, month + index, 1);
    return `${first.slice(0, 8)}${String(day).padStart(2, '0')}`;
  });
  const date = months.find((each) => parseDate(each) !== null && each >= today.date);
  return date === undefined ? null : toReading([date], today);
}

/** Monday to Friday of the week of a date. */
function listWeek(date: CalendarDate): CalendarDate[] {
  const monday = addDays(date, -((getWeekday(date) + 6) % 7));
  return [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
}

function toReading(dates: readonly CalendarDate[], today: Today): Reading {
  const allowed = [...new Set(dates)].filter((date) => isWithin(date, today));
  return allowed.length === 0 ? 'out_of_range' : allowed.map((value): NeedValue => ({ field: 'date', value }));
}

function isWithin(date: CalendarDate, today: Today): boolean {
  const days = daysBetween(today.date, date);
  return days >= 0 && days <= orderLimits.daysAhead;
}

function toDate(parts: ParsedResult['start']): CalendarDate | null {
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  if (year === null || month === null || day === null) return null;
  const date = toCalendarDate(year, month, day);
  return parseDate(date) === null ? null : date;
}

/** 0 is Sunday, as in chrono-node. */
function getWeekday(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
