// @vitest-environment node
import { expect, it } from 'vitest';
import type { ServingArea } from '#generated/model';
import { findPlace, type Located, toStreetQuery, type TypedAddress } from './areas';

const area = (name: string, state_code: string, lat: number, lng: number): ServingArea => ({
  id: lat,
  name,
  name_with_state_initials: `${name}, ${state_code}`,
  state_code,
  state_name: state_code,
  lat,
  lng,
  default_radius_miles: 25,
  population: null,
  radius_miles: null,
});
const areas = [
  area('Tempe', 'AZ', 33.4, -111.9),
  area('Mesa', 'AZ', 33.5, -111.8),
  area('Henderson', 'NV', 36, -115),
  area('Henderson', 'KY', 37.8, -87.6),
];
const tempe = { lat: 33.4, lng: -111.9 };
const mesa = { lat: 33.5, lng: -111.8 };
const nothing: TypedAddress = { address_line: '', city: '', state: '', zip: '' };
const zipPlaces = [
  { zip: '85201', city: 'Mesa', state: 'AZ' },
  { zip: '85201', city: 'Tempe', state: 'AZ' },
] as const;

it.each<[string, Partial<TypedAddress>, Located, { lat: number; lng: number } | undefined]>([
  ['nothing typed', {}, {}, undefined],
  ['a city and its state', { city: ' tempe ', state: 'AZ' }, {}, tempe],
  ['a city alone, if there is only one', { city: 'Tempe' }, {}, tempe],
  ['a city that several states have', { city: 'Henderson' }, {}, undefined],
  ['a city of another state', { city: 'Tempe', state: 'NV' }, {}, undefined],
  ['a ZIP code alone', { zip: '85201' }, { zipPlaces }, mesa],
  [
    'a ZIP code of several cities, one of them typed',
    { city: 'Tempe', state: 'AZ', zip: '85201' },
    { zipPlaces },
    tempe,
  ],
  ['a ZIP code against another city', { city: 'Henderson', state: 'NV', zip: '85201' }, { zipPlaces }, mesa],
  [
    'a ZIP code of an unknown city',
    { city: 'Tempe' },
    { zipPlaces: [{ zip: '85268', city: 'Fountain Hills', state: 'AZ' }] },
    tempe,
  ],
  ['an unknown ZIP code', { city: 'Tempe', zip: '00000' }, { zipPlaces: [] }, tempe],
  [
    'the geocoder’s street',
    { city: 'Tempe' },
    { zipPlaces, street: { lat: 33.42, lng: -111.94 } },
    { lat: 33.42, lng: -111.94 },
  ],
  ['a street without a place on the map', { city: 'Tempe' }, { street: { lat: null, lng: null } }, tempe],
])('finds the place of %s', (_, typed, located, expected) => {
  expect(findPlace(areas, { ...nothing, ...typed }, located)).toEqual(expected);
});

it.each<[Partial<TypedAddress>, string | undefined]>([
  [
    { address_line: '14 E Route 66', city: 'Flagstaff', state: 'AZ', zip: '86001' },
    '14 E Route 66, Flagstaff, AZ 86001',
  ],
  [{ address_line: '14 E Route 66', zip: '86001' }, '14 E Route 66, 86001'],
  [{ address_line: '14 E Route 66', city: 'Flagstaff', state: 'AZ', zip: '860' }, '14 E Route 66, Flagstaff, AZ'],
  [{ address_line: '14 E Route 66' }, undefined],
  [{ address_line: '14', city: 'Flagstaff' }, undefined],
])('asks the geocoder for %o: %s', (typed, expected) => {
  expect(toStreetQuery({ ...nothing, ...typed })).toBe(expected);
});
