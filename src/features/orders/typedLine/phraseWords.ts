import { listCrewNeeds } from '../parts/describeJob';
import { labels } from '../parts/labels';
import type { NeedPhrase, NeedValue } from '#domain/orders/typedLine/needPhrases';
import { formatMoneyShort } from '#platform/lib/money';
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

/** Describes a meaning of a phrase that has several. */
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
    case 'destination':
      return texts.destination(`${phrase.value.city}, ${phrase.value.state}`);
    case 'tool':
    case 'vehicle':
      return known[phrase.field](phrase.value) ?? texts.equipment;
    default:
      return describeOther(phrase);
  }
}

/** The other fields always have one meaning. */
function describeOther({ field, value }: NeedValue): string {
  if (field === 'moveSize') return labels.moveSize[value];
  if (field === 'rate') return texts.rateWords(formatMoneyShort(value));
  return field === 'hours' ? texts.hours(formatNumber(value)) : '';
}

/** The line with an ambiguous phrase replaced by the words of the chosen meaning. */
export function replacePhrase(line: string, { start, end }: Pick<NeedPhrase, 'start' | 'end'>, words: string): string {
  return `${line.slice(0, start)}${words}${line.slice(end)}`;
}
