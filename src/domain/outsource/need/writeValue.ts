import { PositionCode } from '../../../generated/model/codes';
import { toMinutes } from '../../../platform/lib/time/clockTimes';
import { formatDateInput } from '../../../platform/lib/time/dates';
import type { NeedValue, NeedWords } from './needPhrases';

const positionWords: Record<PositionCode, readonly [one: string, more: string]> = {
  [PositionCode.driver]: ['driver', 'drivers'],
  [PositionCode.foreman]: ['foreman', 'foremen'],
  [PositionCode.helper]: ['helper', 'helpers'],
  [PositionCode.foremanDriver]: ['foreman/driver', 'foreman/drivers'],
};

/** Writes the chosen meaning of an ambiguous phrase so that the line can be read in one way only. */
export function writeValue(phrase: NeedValue, words: Pick<NeedWords, 'tools' | 'vehicles'>): string {
  switch (phrase.field) {
    case 'position': {
      const { count, position } = phrase.value;
      return `${count} ${positionWords[position][count === 1 ? 0 : 1]}`;
    }
    case 'date':
      return formatDateInput(phrase.value);
    case 'window':
      return phrase.value.split(' - ').map(writeTime).join(' - ');
    case 'place':
      return `${phrase.value.city}, ${phrase.value.state}`;
    case 'tool':
      return words.tools.find(({ id }) => id === phrase.value)?.title ?? '';
    case 'vehicle':
      return words.vehicles.find(({ id }) => id === phrase.value)?.title ?? '';
    case 'rate':
      return `$${phrase.value / 100}`;
    case 'hours':
      return `${phrase.value} hours`;
    default:
      return String(phrase.value);
  }
}

function writeTime(time: string): string {
  const minutes = toMinutes(time) ?? 0;
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${hour}:${String(minutes % 60).padStart(2, '0')} ${minutes < 720 ? 'AM' : 'PM'}`;
}
