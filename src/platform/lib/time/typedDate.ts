import { currentLocale } from '../locale';
import { cleanLine } from '../typedText';
/** Reads a date in the forms people type it: "11/28", "Nov 28", "28 Nov 2026", "tomorrow", "fri". */
import { addDays, type CalendarDate, daysBetween, parseDate } from './dates';

/** Year to assume if it is missing or has two digits. `past` needs a year: for birth dates. */
type YearReading = 'upcoming' | 'nearest' | 'past';

type DateReading = { today: CalendarDate; years: YearReading };

type DateParts = { year: string | undefined; month: number; day: number };

/** The date, or null when the text is not a date. Month and weekday names are English, or of the current language. */
export function parseTypedDate(text: string, reading: DateReading): CalendarDate | null {
  const typed = simplify(text);
  const date = parseWrittenDate(typed, reading);
  if (date !== null) return date;
  return (
    parseAfterWeekday(typed, reading) ?? (reading.years === 'past' ? null : parseRelativeDay(typed, reading.today))
  );
}

function parseWrittenDate(typed: string, reading: DateReading): CalendarDate | null {
  const parts = parseNumbers(typed) ?? parseNamedMonth(typed);
  return parts && resolveYear(parts, reading);
}

/** "Sat Nov 28": the weekday has to be right. */
function parseAfterWeekday(typed: string, reading: DateReading): CalendarDate | null {
  const [, word = '', rest = ''] = /^([a-z]+)\.? (.+)$/.exec(typed) ?? [];
  const weekday = findName(word, ({ weekdays }) => weekdays);
  const date = weekday === null ? null : parseWrittenDate(rest, reading);
  return date !== null && getWeekday(date) === weekday ? date : null;
}

/** "today", "tomorrow", or a weekday: the next one after today. */
function parseRelativeDay(typed: string, today: CalendarDate): CalendarDate | null {
  for (const { relativeDays } of listNames()) {
    const days = relativeDays.get(typed);
    if (days !== undefined) return addDays(today, days);
  }
  const weekday = findName(typed, ({ weekdays }) => weekdays);
  return weekday === null ? null : addDays(today, (weekday - getWeekday(today) + 7) % 7 || 7);
}

const numberPatterns = [
  /^(?<month>\d{1,2})(?<mark>[-/. ])(?<day>\d{1,2})(?:\k<mark>(?<year>\d{4}|\d{2}))?$/,
  /^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4}|\d{2})?$/,
];

const namePatterns = [
  /^(?<month>[a-z]+)\.?[-/ ]?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[-/ ](?:del? )?(?<year>\d{4}|\d{2}))?$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/ ]?(?:of |de )?(?<month>[a-z]+)\.?(?:[-/ ]?(?:del? )?(?<year>\d{4}|\d{2}))?$/,
];

function parseNumbers(typed: string): DateParts | null {
  const groups = matchFirst(numberPatterns, typed);
  return groups && { year: groups.year, month: Number(groups.month), day: Number(groups.day) };
}

function parseNamedMonth(typed: string): DateParts | null {
  const groups = matchFirst(namePatterns, typed);
  const month = findName(groups?.month ?? '', ({ months }) => months);
  return groups && month !== null ? { year: groups.year, month: month + 1, day: Number(groups.day) } : null;
}

function matchFirst(patterns: readonly RegExp[], typed: string): Record<string, string | undefined> | null {
  return patterns.map((pattern) => pattern.exec(typed)?.groups).find((groups) => groups !== undefined) ?? null;
}

function resolveYear({ year, month, day }: DateParts, { today, years }: DateReading): CalendarDate | null {
  const thisYear = Number(today.slice(0, 4));
  const dates = listYears(year, thisYear, years)
    .map((each) => `${each}-${twoDigits(month)}-${twoDigits(day)}`)
    .filter((date) => parseDate(date) !== null);
  if (year?.length === 4) return dates[0] ?? null;
  if (years === 'past') return dates.findLast((date) => date <= today) ?? null;
  if (years === 'upcoming') return dates.find((date) => year !== undefined || date >= today) ?? null;
  const distance = (date: CalendarDate) => Math.abs(daysBetween(today, date));
  return dates.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** The years that can be meant, in order. Leap days are up to eight years apart. */
function listYears(year: string | undefined, thisYear: number, years: YearReading): number[] {
  if (year === undefined) return years === 'past' ? [] : Array.from({ length: 17 }, (_, index) => thisYear - 8 + index);
  if (year.length === 4) return Number(year) >= 1900 && Number(year) < 2200 ? [Number(year)] : [];
  const inCentury = thisYear - (thisYear % 100) + Number(year);
  return years === 'upcoming' ? [inCentury] : [inCentury - 100, inCentury];
}

type DayNames = {
  months: readonly string[];
  /** From Sunday. */
  weekdays: readonly string[];
  relativeDays: ReadonlyMap<string, number>;
};

const namesByLocale = new Map<string, DayNames>();

/** The names of the current language, then the English ones. */
function listNames(): DayNames[] {
  return [...new Set([currentLocale(), 'en-US'])].map((locale) => {
    const names = namesByLocale.get(locale) ?? makeNames(locale);
    namesByLocale.set(locale, names);
    return names;
  });
}

function makeNames(locale: string): DayNames {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    months: Array.from({ length: 12 }, (_, index) => simplify(month.format(Date.UTC(2023, index, 1)))),
    // January 1, 2023 was a Sunday.
    weekdays: Array.from({ length: 7 }, (_, index) => simplify(weekday.format(Date.UTC(2023, 0, 1 + index)))),
    relativeDays: new Map([-1, 0, 1].map((days) => [simplify(relative.format(days, 'day')), days])),
  };
}

/** The index of the name that begins with the word, which has three letters at least. */
function findName(word: string, pick: (names: DayNames) => readonly string[]): number | null {
  if (word.length < 3) return null;
  const places = listNames().map((names) => pick(names).findIndex((name) => name.startsWith(word)));
  return places.find((index) => index >= 0) ?? null;
}

/**
 * Lower case without accents, commas, invisible characters and a last dot, one blank between words, none around marks.
 * Cells of a spreadsheet and rows of a database have a time after the day, which is left out.
 */
function simplify(text: string): string {
  return cleanLine(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([-/]) ?/g, '$1')
    .trim()
    .replace(/[t ]\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/, '')
    .replace(/\.$/, '');
}

function getWeekday(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
