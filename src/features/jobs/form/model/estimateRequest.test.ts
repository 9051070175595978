// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import {
  computeVolume,
  computeWeight,
  createItem,
  createOrderValues,
  createStop,
  getVolumeSource,
  hasDriver,
  type OrderValues,
  withPositionCount,
} from '../../orders';
import { suggestEstimate, estimateLabor } from './estimateRequest';

const base = createOrderValues({ state: 'AZ', default_arrival_windows: [], default_min_hours: 2 });
const sized: OrderValues = { ...base, move_size: '2br_large' };

describe('volume and weight', () => {
  it.each([
    [[], null, null, null],
    [[], '2br_large', 929, 6503],
    [[createItem('a', { cuft: 60 }), { ...createItem('b', { cuft: 1.5 }), qty: 3 }], null, 65, 455],
    [[createItem('a', { cuft: 60 }), { ...createItem('b', { cuft: 1.5 }), qty: 3 }], '2br_large', 929, 6503],
    [[{ ...createItem('a', { cuft: 50 }), qty: 20 }], '2br_large', 1000, 7000],
    [[{ ...createItem('a', { cuft: 500 }), qty: 500 }], 'studio', 20_000, 140_000],
  ] as const)('estimates %j, %s at %s cu ft, %s lb', (items, move_size, volume, weight) => {
    expect(computeVolume({ items, move_size })).toBe(volume);
    expect(computeWeight(volume)).toBe(weight);
  });

  it('follow from the items once the list is complete', () => {
    const two = {
      items: [createItem('a', { cuft: 60 }), createItem('b', { cuft: 35 })],
      move_size: '3br_small',
    } as const;
    expect(computeVolume(two)).toBe(1143);
    expect(getVolumeSource(two)).toEqual({ fromItems: false, listed: 95 });
    expect(computeVolume({ ...two, items_complete: true })).toBe(95);
    expect(getVolumeSource({ ...two, items_complete: true })).toEqual({ fromItems: true, listed: 95 });
    expect(computeVolume({ ...two, items: [], items_complete: true })).toBe(1143);
    expect(suggestEstimate({ ...base, ...two })?.hours).toBe(suggestEstimate({ ...base, ...two, items: [] })?.hours);
  });
});

describe('the suggestion', () => {
  it('needs a move size', () => {
    expect(suggestEstimate(base)).toBeNull();
  });

  it.each([
    ['as the size says', {}, 3, 6.5],
    ['a volume typed by hand', { volume_cuft: 460 }, 3, 3.5],
    ['a heavy thing', { special_items: ['piano'] }, 4, 5],
    ['a light one', { special_items: ['aquarium'] }, 3, 6.5],
    ['partial packing', { packing: 'partial' }, 3, 8],
    [
      'the stop that is hardest to get into',
      { pick_up_addresses: [createStop('a', 'AZ'), { ...createStop('b', 'AZ'), flights_of_stairs: 3 }] },
      3,
      7,
    ],
  ] as const)('%s', (_, change, people, hours) => {
    expect(suggestEstimate({ ...sized, ...change })).toMatchObject({ people, hours });
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
    expect(estimateLabor({ ...crewed, ...change })).toEqual(expected);
  });
});

it('lists the crew lead first and leaves out positions that are not needed', () => {
  const crew = withPositionCount(
    withPositionCount(withPositionCount([], PositionCode.helper, 2), PositionCode.foremanDriver, 1),
    PositionCode.driver,
    1,
  );
  expect(crew.map(({ position }) => position)).toEqual([
    PositionCode.foremanDriver,
    PositionCode.driver,
    PositionCode.helper,
  ]);
  expect(withPositionCount(crew, PositionCode.driver, 0).map(({ position }) => position)).toEqual([
    PositionCode.foremanDriver,
    PositionCode.helper,
  ]);
  expect([hasDriver(crew), hasDriver(withPositionCount([], PositionCode.foreman, 1))]).toEqual([true, false]);
});
