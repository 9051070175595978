// @vitest-environment node
import { expect, it } from 'vitest';
import { listLegs } from './stopValues';

const tempe = { lat: 33.426, lng: -111.94 };
const gilbert = { lat: 33.325, lng: -111.75 };
const unknown = { lat: null, lng: null };

it.each([
  ['one stop', [tempe], [undefined]],
  ['two towns', [tempe, gilbert], [{ miles: 16.9, minutes: 35 }, undefined]],
  ['there and back', [tempe, gilbert, tempe], [{ miles: 16.9, minutes: 35 }, { miles: 16.9, minutes: 35 }, undefined]],
  ['two stops of one ZIP code', [tempe, tempe], [undefined, undefined]],
  ['a place nobody knows', [tempe, unknown, gilbert], [undefined, undefined, undefined]],
])('%s', (_, stops, legs) => expect(listLegs(stops)).toEqual(legs));
