// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getLaborCost } from '#domain/money/crewPay';
import type { Stop } from '#generated/model';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { formatLaborShare } from './sections/NeedsSection';
import { listAccessFacts } from './sections/StopCard';
import { stopTexts } from './texts';

const stop: Stop = {
  address_line: '1 Elm St',
  unit: null,
  no_unit: false,
  city: 'Tempe',
  state: 'AZ',
  zip: '85281',
  lat: null,
  lng: null,
  place_type: 'house',
  floor: 0,
  flights_of_stairs: 0,
  elevator: 'none',
  elevator_window: null,
  long_carry_ft: 0,
  parking: 'driveway',
  truck_max_ft: null,
  contact_name: null,
  contact_phone: null,
  access_notes: '',
  coi_required: false,
};

describe('access facts of a stop; ! marks those that slow the crew down', () => {
  it.each<[string, Partial<Stop>, string[]]>([
    ['a house', {}, ['House', 'Driveway']],
    [
      'a flat upstairs',
      { place_type: 'apartment', floor: 2, flights_of_stairs: 1, parking: 'street', truck_max_ft: 16 },
      ['Apartment', 'Street', 'Trucks up to 16 ft!', 'Floor 2', '1 flight of stairs!', 'No elevator!'],
    ],
    [
      'with an elevator',
      { place_type: 'condo', floor: 8, flights_of_stairs: 2, elevator: 'freight', elevator_window: '09:00 - 11:00' },
      ['Condo', 'Driveway', 'Floor 8', '2 flights of stairs', 'Freight elevator, 9:00–11:00 AM'],
    ],
    [
      'an office with rules',
      { place_type: 'office', long_carry_ft: 76, parking: 'permit_needed', coi_required: true },
      ['Office', 'Permit needed!', 'Long carry, 76 ft!', 'COI required!'],
    ],
    ['a short carry', { long_carry_ft: 75 }, ['House', 'Driveway', 'Long carry, 75 ft']],
    ['a flat at the ground', { place_type: 'apartment' }, ['Apartment', 'Driveway', 'Ground floor']],
  ])('%s', (_, change, expected) => {
    const facts = listAccessFacts({ ...stop, ...change }, stopTexts);
    expect(facts.map(({ text, heavy }) => plainSpaces(text) + (heavy ? '!' : ''))).toEqual(expected);
  });
});

it.each([
  [46800, 52000, 138000, '38%'],
  [46800, 46900, 138000, '34%'],
  [46800, 52000, null, undefined],
  [46800, 52000, 0, undefined],
])('labor of %i to %i for %s is %s', (low, high, price, share) => {
  const words = formatLaborShare({ low, high }, price);
  expect(words && plainSpaces(words)).toBe(share);
});

it.each([
  ['as estimated', null, { labor_min: 46800, labor_max: 52000 }, { low: 46800, high: 52000 }],
  ['as paid, without tips', { payout_total: 61500, tips_total: 2500 }, undefined, { low: 59000, high: 59000 }],
  ['not known yet', null, undefined, undefined],
])('labor costs %s', (_, completion, estimate, cost) => expect(getLaborCost(completion, estimate)).toEqual(cost));
