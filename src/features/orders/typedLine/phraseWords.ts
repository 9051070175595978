import { listCrewNeeds } from '../parts/describeJob';
import { labels } from '../parts/labels';
import type { NeedPhrase, NeedValue } from '#domain/orders/typedLine/needPhrases';
import { formatMoneyShort } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { formatNumber } from '#platform/lib/text';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { lineTexts as texts } from './texts';

/** Context for the words: titles of the catalogs, and today in the zone of the branch. */
export type Known = {
  tool: (id: number) => string | undefined;
  vehicle: (id: number) => string | undefined;
  today: CalendarDate;
};

/** Describes the meaning of a phrase. */
export function describeValue(phrase: NeedValue, known: Known): string {
  switch (phrase.field) {
    case 'position':
      return listCrewNeeds([phrase.value]).join('');
    case 'date':
      return formatDay(phrase.value, known.today);
    case 'window':
      return formatTimeWindow(phrase.value);
    case 'place':
      return `${phrase.value.city}, ${phrase.value.state}`;
    case 'tool':
    case 'vehicle':
      return known[phrase.field](phrase.value) ?? texts.equipment;
    default:
      return isBookingValue(phrase) ? describeBooking(phrase) : describePlain(phrase);
  }
}

type BookingValue = Extract<NeedValue, { field: 'destination' | 'moveSize' | 'phone' | 'customer' }>;
type PlainValue = Exclude<
  NeedValue,
  BookingValue | { field: 'position' | 'date' | 'window' | 'place' | 'tool' | 'vehicle' }
>;

const isBookingValue = (phrase: NeedValue): phrase is BookingValue =>
  ['destination', 'moveSize', 'phone', 'customer'].includes(phrase.field);

function describeBooking(phrase: BookingValue): string {
  switch (phrase.field) {
    case 'destination':
      return texts.destination(`${phrase.value.city}, ${phrase.value.state}`);
    case 'moveSize':
      return labels.moveSize[phrase.value];
    case 'phone':
      return formatPhone(phrase.value, 'list');
    default:
      return `${phrase.value.first} ${phrase.value.last}`.trim();
  }
}

function describePlain(phrase: PlainValue): string {
  switch (phrase.field) {
    case 'rate':
      return texts.rateWords(formatMoneyShort(phrase.value));
    case 'elevator':
      return texts.elevators[phrase.value];
    case 'service':
      return labels.helpType[phrase.value];
    case 'language':
      return texts.speaks[phrase.value];
    default:
      return texts.amounts[phrase.field](formatNumber(phrase.value));
  }
}

/** The line without a phrase, and without the comma or blank it leaves behind. */
export function removePhrase(line: string, { start, end }: Pick<NeedPhrase, 'start' | 'end'>): string {
  const before = line.slice(0, start).trimEnd();
  const after = line.slice(end).trimStart();
  const rest = before === '' || before.endsWith(',') ? after.replace(/^,\s*/, '') : after;
  const gap = before === '' || rest === '' || rest.startsWith(',') ? '' : ' ';
  return `${before}${gap}${rest}`.replace(/,$/, '');
}

/** The line with an ambiguous phrase replaced by the words of the chosen meaning. */
export function replacePhrase(line: string, { start, end }: Pick<NeedPhrase, 'start' | 'end'>, words: string): string {
  return `${line.slice(0, start)}${words}${line.slice(end)}`;
}
