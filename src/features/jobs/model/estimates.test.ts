// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasDriver, withNeed } from './crew';
import { suggestionFor } from './estimateRequest';
import { autoVolume, autoWeight, volumeSource } from './inventory';
import { newItem } from './itemValues';
import { laborOf } from './laborEstimate';
import { emptyOrder, type OrderValues } from './orderValues';
import { emptyStop } from './stopValues';
import { PositionCode } from '../../../generated/model/codes';

const base = emptyOrder({ state: 'AZ', default_arrival_windows: [], default_min_hours: 2 });
const sized: OrderValues = { ...base, move_size: '2br_large' };

describe('volume and weight', () => {
  it.each([
    [[], null, null, null],
    [[], '2br_large', 929, 6503],
    [[newItem('a', { cuft: 60 }), { ...newItem('b', { cuft: 1.5 }), qty: 3 }], null, 65, 455],
    [[newItem('a', { cuft: 60 }), { ...newItem('b', { cuft: 1.5 }), qty: 3 }], '2br_large', 929, 6503],
    [[{ ...newItem('a', { cuft: 50 }), qty: 20 }], '2br_large', 1000, 7000],
    [[{ ...newItem('a', { cuft: 500 }), qty: 500 }], 'studio', 20_000, 140_000],
  ] as const)('of %j, %s: %s cu ft, %s lb', (items, move_size, volume, weight) => {
    expect(autoVolume({ items, move_size })).toBe(volume);
    expect(autoWeight(volume)).toBe(weight);
  });

  it('follow from the items once the list is complete', () => {
    const two = { items: [newItem('a', { cuft: 60 }), newItem('b', { cuft: 35 })], move_size: '3br_small' } as const;
    expect(autoVolume(two)).toBe(1143);
    expect(volumeSource(two)).toEqual({ fromItems: false, listed: 95 });
    expect(autoVolume({ ...two, items_complete: true })).toBe(95);
    expect(volumeSource({ ...two, items_complete: true })).toEqual({ fromItems: true, listed: 95 });
    expect(autoVolume({ ...two, items: [], items_complete: true })).toBe(1143);
    expect(suggestionFor({ ...base, ...two })?.hours).toBe(suggestionFor({ ...base, ...two, items: [] })?.hours);
  });
});

describe('the suggestion', () => {
  it('waits for the size', () => {
    expect(suggestionFor(base)).toBeNull();
  });

  it.each([
    ['as the size says', {}, 3, 6.5],
    ['a volume typed by hand', { volume_cuft: 460 }, 3, 3.5],
    ['a heavy thing', { special_items: ['piano'] }, 4, 5],
    ['a light one', { special_items: ['aquarium'] }, 3, 6.5],
    ['partial packing', { packing: 'partial' }, 3, 8],
    [
      'the stop that is hardest to get into',
      { pick_up_addresses: [emptyStop('a', 'AZ'), { ...emptyStop('b', 'AZ'), flights_of_stairs: 3 }] },
      3,
      7,
    ],
  ] as const)('%s', (_, change, people, hours) => {
    expect(suggestionFor({ ...sized, ...change })).toMatchObject({ people, hours });
  });
});

describe('labor', () => {
  const crewed: OrderValues = {
    ...sized,
    estimated_hours: 6.5,
    crew_requirements: [
      { position: PositionCode.foremanDriver, count: 1 },
      { position: PositionCode.helper, count: 2 },
    ],
  };
  it.each([
    ['hours times rates', {}, { cents: 52_000, percent: null }],
    ['with a quote', { customer_quote: 138_000 }, { cents: 52_000, percent: 38 }],
    ['the paid minimum', { estimated_hours: 1 }, { cents: 16_000, percent: null }],
    ['travel pay for each', { travel_pay: 1000 }, { cents: 55_000, percent: null }],
    ['each day of a longer job', { date: '2026-11-28', end_date: '2026-11-29' }, { cents: 104_000, percent: null }],
    ['no hours yet', { estimated_hours: null }, null],
    ['no crew yet', { crew_requirements: [] }, null],
    ['a rate is missing', { offered_rates: [null, null, null, 2400, null] }, null],
  ])('%s', (_, change, expected) => {
    expect(laborOf({ ...crewed, ...change })).toEqual(expected);
  });
});

it('a crew is named who leads first, and who is not needed is not there', () => {
  const crew = withNeed(
    withNeed(withNeed([], PositionCode.helper, 2), PositionCode.foremanDriver, 1),
    PositionCode.driver,
    1,
  );
  expect(crew.map(({ position }) => position)).toEqual([
    PositionCode.foremanDriver,
    PositionCode.driver,
    PositionCode.helper,
  ]);
  expect(withNeed(crew, PositionCode.driver, 0).map(({ position }) => position)).toEqual([
    PositionCode.foremanDriver,
    PositionCode.helper,
  ]);
  expect([hasDriver(crew), hasDriver(withNeed([], PositionCode.foreman, 1))]).toEqual([true, false]);
});
