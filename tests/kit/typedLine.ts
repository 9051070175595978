import type { NeedContext, NeedValue, Place } from '../../src/domain/orders/typedLine/needPhrases';
import { parseNeed } from '../../src/domain/orders/typedLine/parseNeed';

/** For lines typed on a Tuesday, 8 AM in Phoenix. */
export const lineContext: NeedContext = {
  now: new Date('2026-11-24T15:00:00Z'),
  zone: 'America/Phoenix',
  words: {
    state: 'AZ',
    cities: ['Tempe', 'Mesa', 'Gilbert', 'Phoenix', 'Queen Creek', 'Sun City'].map((city) => ({ city, state: 'AZ' })),
    tools: [
      { id: 1, title: 'Appliance dolly' },
      { id: 2, title: 'Hand truck' },
      { id: 3, title: 'Furniture dolly' },
      { id: 4, title: 'Moving blankets' },
    ],
    vehicles: [
      { id: 1, title: 'Pickup' },
      { id: 2, title: 'Cargo van' },
      { id: 3, title: '16 ft box truck' },
      { id: 7, title: '26 ft box truck' },
      { id: 9, title: 'No vehicle' },
    ],
    windows: [],
  },
};

const positionNames = ['', 'driver', 'foreman', 'helper', 'foreman/driver'];

/** A parsed line in one text: values in the order of the line, `?` before other readings, `!` before unused text. */
export function describeNeed(line: string, isBooking = false): string {
  const { phrases, unused } = parseNeed(line, { ...lineContext, isBooking });
  const read = phrases.map((phrase) => [phrase, ...phrase.others].map(describeValue).join(' ? '));
  return [...read, ...unused.map(({ text, reason }) => `!${reason}: ${text}`)].join(' | ');
}

function describeValue({ field, value }: NeedValue): string {
  if (typeof value !== 'object') return `${field} ${value}`;
  if ('address' in value) return describeAddress(field, value);
  if ('city' in value) return field === 'destination' ? `to ${value.city}` : `${value.city}, ${value.state}`;
  return 'count' in value ? `${value.count} ${positionNames[value.position]}` : `${value.first}/${value.last}`;
}

function describeAddress(field: string, { address, unit, city, state, zip }: Place): string {
  const lines = [address, unit, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return `${field === 'destination' ? 'to' : 'from'} ${lines}`;
}
