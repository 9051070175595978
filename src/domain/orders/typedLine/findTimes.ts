import { parse } from 'chrono-node/en';
import { type TimeWindow, toTime, windowMinutes } from '#platform/lib/time/clockTimes';
import { parseTypedWindow } from '#platform/lib/time/typedWindow';
import { arrivalWindowProblem, toArrivalWindow, toWindowOfDay } from '../../time/arrivalWindow';
import type { LineReader, Reading } from './lineReader';
import type { NeedValue } from './needPhrases';

const clock = String.raw`(?:noon|midday|mediodia|midnight|medianoche|\d{1,2}(?:[:.]\d{2})?|\d{4})`;
const half = String.raw`(?: ?(?:[ap]\.? ?m\b\.?|[ap]\b))?(?: ?(?:o'?clock))?(?: (?:in the|de la|por la) (?:morning|afternoon|evening|manana|tarde|noche))?`;
const hour = `${clock}${half}`;
const before = String.raw`(?<![\d:./$'-])`;
/** "At 1200 Jefferson" names no time. */
const streetNumber = String.raw`\d{3,5} ?(?!hours\b|hrs\b)\p{L}{2}`;
const after = String.raw`(?![\d:/]|-\d|\.\d)`;
const month = String.raw`(?<!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|uary|ruary|arch|pril|june|july|gust|ember|tober)\.? )`;
const rangePattern = new RegExp(
  String.raw`${before}${month}\b(?:(?:from|between|de|entre) )?(?:las )?(${hour})(?: ?- ?| (?:to|until|till|and|a|y|hasta) )(?:las )?(${hour})${after}(?! days?\b| dias?\b)`,
  'g',
);
const prefixedPattern = new RegExp(
  String.raw`\b(at|by|before|after|from|around|about|starting at|starting|start at|start|a las|a la|desde las|antes de las|despues de las) (?!${streetNumber})(${hour})${after}`,
  'gu',
);
const barePattern = new RegExp(
  String.raw`${before}\b((?:${clock})(?: ?(?:[ap]\.? ?m\b\.?|[ap]\b)| ?o'?clock| (?:in the|de la|por la) (?:morning|afternoon|evening|manana|tarde|noche))|noon|midday|mediodia|midnight|medianoche|\d{1,2}:\d{2})${after}`,
  'g',
);
const partPattern =
  /\b(?:(?:in the|por la|en la|de la) )?(?:early |late )?(morning|afternoon|evening|tarde|noche)\b|\b(?:por|en|de) la (manana)\b/g;

/** Parts of a day as arrival windows, the likely one first. */
const partWindows: Readonly<Record<string, readonly TimeWindow[]>> = {
  morning: ['08:00 - 10:00', '10:00 - 12:00', '08:00 - 12:00'],
  afternoon: ['12:00 - 14:00', '14:00 - 16:00', '12:00 - 17:00'],
  evening: ['17:00 - 19:00', '18:00 - 20:00'],
};

/** Arrival windows: "8-10", "between 8 and 10am", "at 8", "noon", "after 5pm", "de 8 a 10 de la mañana", "morning". */
export function findTimes(
  reader: LineReader,
  readDate: (text: string) => NeedValue | null,
  usual: readonly TimeWindow[],
): void {
  reader.find(rangePattern, ([text, from = '', to = '']) => {
    const isPair = /^\d{1,2}-\d{1,2}$/.test(text.trim());
    const date = isPair ? readDate(text.trim().replace('-', '/')) : null;
    return readRange(from, to, date);
  });
  reader.find(prefixedPattern, ([, prefix = '', time = '']) => readTime(time, prefix, usual));
  reader.find(barePattern, ([, time = '']) => readTime(time, '', usual));
  reader.find(partPattern, ([, part, spanish]) => readPart(part ?? spanish ?? ''));
}

/** Midnight belongs to two days, so it is no time that a phrase can name. */
function isMidnight(text: string): boolean {
  return /midnight|medianoche/.test(text);
}

/** "8-10" may also be a date. */
function readRange(from: string, to: string, date: NeedValue | null): Reading {
  if (isMidnight(from + to)) return 'unknown';
  const [start, end] = [toEnglish(from), toEnglish(to)];
  const window = parseTypedWindow(`${start} - ${end}`);
  if (window === null) return null;
  if (arrivalWindowProblem(window, true) !== null) return 'out_of_range';
  const windows = isBareTime(start) && isBareTime(end) ? [window, ...listMornings(window)] : [window];
  return [...toValues(windows), ...(date ? [date] : [])];
}

/** Neither "am" nor "pm", and not by 24 hours. */
function isBareTime(typed: string): boolean {
  return /^[1-9]\d?(?::\d{2})?$/.test(typed);
}

/** "6-8" is read as the evening; it may be the morning. */
function listMornings(window: TimeWindow): TimeWindow[] {
  const range = windowMinutes(window);
  return range && range.start >= 18 * 60 ? [`${toTime(range.start - 720)} - ${toTime(range.end - 720)}`] : [];
}

/** A single time is the start of a usual window, else of the shortest one; "after 5" and "by 5" are two hours. */
function readTime(text: string, prefix: string, usual: readonly TimeWindow[]): Reading {
  if (isMidnight(text)) return 'unknown';
  const typed = toEnglish(text);
  const [result] = parse(`at ${typed}`, undefined, { forwardDate: true });
  const [hours, minutes] = [result?.start.get('hour'), result?.start.get('minute')];
  if (typeof hours !== 'number' || typeof minutes !== 'number') return null;
  const isClear = result?.start.isCertain('meridiem') === true || /^(?:0|noon)/.test(typed);
  return toValues(listReadings(hours * 60 + minutes, isClear).map((each) => toArrival(each, prefix, usual)));
}

/** As in a typed window: 7 to 11 are in the morning, 12 to 6 in the afternoon; the other half of the day is possible. */
function listReadings(minutes: number, isClear: boolean): number[] {
  if (isClear || minutes >= 13 * 60) return [minutes];
  const likely = minutes >= 7 * 60 ? minutes : minutes + 720;
  return [likely, (likely + 720) % 1440];
}

function toArrival(minutes: number, prefix: string, usual: readonly TimeWindow[]): TimeWindow {
  if (/^(?:after|despues)/.test(prefix)) return toWindowOfDay(minutes, minutes + 120);
  if (/^(?:by|before|antes)/.test(prefix)) return toWindowOfDay(minutes - 120, minutes);
  return toArrivalWindow(minutes, usual);
}

function readPart(part: string): Reading {
  const english = { manana: 'morning', tarde: 'afternoon', noche: 'evening' }[part] ?? part;
  return toValues(partWindows[english] ?? []);
}

/** "8 de la tarde" -> "8pm"; "800" and "8.30" as they are. */
function toEnglish(text: string): string {
  const [, time = '', part] = /^(.*?)(?: (?:in the|de la|por la) (\S+))?$/.exec(text.trim()) ?? [];
  const plain = time
    .replace(/ ?o'?clock$/, '')
    .replace(/midday|mediodia/, 'noon')
    .replace(/^(\d{1,2})\.(\d{2})/, '$1:$2')
    .replace(/^(\d{2})(\d{2})$/, '$1:$2')
    .replace(/ ?([ap])\.? ?(?:m\.?)?$/, '$1m');
  if (part === undefined || plain.endsWith('m')) return plain;
  return `${plain}${/morning|manana/.test(part) ? 'am' : 'pm'}`;
}

function toValues(windows: readonly TimeWindow[]): NeedValue[] {
  return windows.map((value) => ({ field: 'window', value }));
}
