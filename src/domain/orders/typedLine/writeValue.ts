import type { MoveSize } from '#generated/model';
import { toMinutes } from '#platform/lib/time/clockTimes';
import { formatDateInput } from '#platform/lib/time/dates';
import { codeLabels } from '../labels';
import type { NeedValue, NeedValues, NeedWords } from './needPhrases';

const offices: Partial<Record<MoveSize, string>> = {
  office_s: 'small office',
  office_m: 'medium office',
  office_l: 'large office',
};

type Lookups = Pick<NeedWords, 'tools' | 'vehicles'>;

/** Writes the chosen meaning of an ambiguous phrase so that the line can be read in one way only. */
export function writeValue(phrase: NeedValue, lookups: Lookups): string {
  switch (phrase.field) {
    case 'position':
      return writePosition(phrase.value);
    case 'date':
      return formatDateInput(phrase.value);
    case 'window':
      return phrase.value.split(' - ').map(writeTime).join(' - ');
    case 'moveSize':
      return writeMoveSize(phrase.value);
    case 'tool':
      return findTitle(phrase.value, lookups.tools);
    case 'vehicle':
      return findTitle(phrase.value, lookups.vehicles);
    case 'rate':
      return `$${phrase.value / 100}`;
    default:
      return writeOther(phrase);
  }
}

function writeOther({ field, value }: NeedValue): string {
  if (typeof value !== 'object') return `${value} hours`;
  if (!('city' in value)) return '';
  return `${field === 'destination' ? 'to ' : ''}${value.city}, ${value.state}`;
}

function writeMoveSize(size: MoveSize): string {
  return offices[size] ?? size.replace('_', ' ');
}

function writePosition({ count, position }: NeedValues['position']): string {
  return `${count} ${codeLabels.en.positionInText[position][count === 1 ? 'one' : 'other']}`;
}

function findTitle(wanted: number, titled: Lookups['tools']): string {
  return titled.find(({ id }) => id === wanted)?.title ?? '';
}

function writeTime(time: string): string {
  const minutes = toMinutes(time) ?? 0;
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${hour}:${String(minutes % 60).padStart(2, '0')} ${minutes < 720 ? 'AM' : 'PM'}`;
}
